/// Compares members of fakes with requirements, and gives both the benefit of the doubt: a name that could stand for
/// another type is no difference.
struct NameComparison: WitnessComparison {
  let program: Program
  let files: LintedFiles
  /// Those of the type around.
  var genericParameters: [String]
  let isValue: Bool

  func isMeant(_ member: Member, for requirement: Requirement) -> Bool {
    let generic = Set(
      genericParameters
        + (member.genericParameters + requirement.genericParameters).map(\.name))
    return zip(member.parameters, requirement.parameters).allSatisfy {
      mayBeSame($0.type, $1.type, generic)
    } && mayBeSame(member.type, requirement.type, generic)
  }

  private func mayBeSame(_ own: TypeModel, _ other: TypeModel, _ generic: Set<String>) -> Bool {
    if own == .missing { return true }
    let (own, other) = (own.sugared.bare, other.sugared.bare)
    switch (own, other) {
    case (.optional, .optional), (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple):
      return own.children.count == other.children.count
        && zip(own.children, other.children).allSatisfy { mayBeSame($0, $1, generic) }
    case (.tuple(let own), .named(let other)) where own.isEmpty: return !isPlain(other, generic)
    case (.tuple(let own), .optional), (.tuple(let own), .array), (.tuple(let own), .dictionary):
      return !own.isEmpty
    case (.named(let own), .named(let other)):
      return own.name == other.name || !isPlain(own, generic) || !isPlain(other, generic)
    case (.named(let named), .optional), (.named(let named), .array),
      (.named(let named), .dictionary), (.optional, .named(let named)), (.array, .named(let named)),
      (.dictionary, .named(let named)):
      return !isPlain(named, generic)
    // Of a result, the very type is asked for, and not what conforms.
    case (.named(let own), .existential), (.existential, .named(let own)):
      return !isConcrete(own)
    default: return true
    }
  }

  /// Whether a name is that of a type with values, in these files or in the library.
  private func isConcrete(_ named: NamedType) -> Bool {
    if named.name == "AnyHashable" { return true }
    let kind = files.types[named.name]?.kind
    return named.outer == nil && !genericParameters.contains(named.name)
      && [.struct, .class, .enum, .actor].contains(kind)
  }

  /// Whether a name can mean one type only: one of the most common ones, or a type of the sources.
  private func isPlain(_ named: NamedType, _ generic: Set<String>) -> Bool {
    guard named.outer == nil, named.arguments.isEmpty, !generic.contains(named.name),
      named.meaning != .parameter, files.types[named.name] == nil
    else { return false }
    let declared = program.declarations.declarations(at: [named.name])
    if declared.isEmpty { return Self.common.contains(named.name) }
    return declared.allSatisfy {
      [.struct, .class, .enum, .actor].contains(program[$0].kind)
    }
  }

  private static let common: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]
}
