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
    let (own, other) = (own.passed.sugared.bare, other.passed.sugared.bare)
    switch (own, other) {
    case (.optional, .optional), (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple),
      (.function, .function):
      return areSame(own.children, other.children, generic)
    case (.named(let own), .named(let other)) where own.name == other.name:
      // Arguments that are left out are the compiler's to find.
      return own.arguments.isEmpty || other.arguments.isEmpty
        || areSame(own.arguments, other.arguments, generic)
    case (.named(let own), .named(let other)):
      return !isPlain(own, generic) || !isPlain(other, generic)
    // Of a result, the very type is asked for, and not what conforms.
    case (.named(let own), .existential), (.existential, .named(let own)):
      return !isConcrete(own)
    case (.named(let named), let shape), (let shape, .named(let named)):
      return !shape.isSpelledOut || !isPlain(named, generic)
    default: return !own.isSpelledOut || !other.isSpelledOut
    }
  }

  private func areSame(
    _ own: [TypeModel], _ other: [TypeModel], _ generic: Set<String>
  ) -> Bool {
    own.count == other.count && zip(own, other).allSatisfy { mayBeSame($0, $1, generic) }
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
    guard named.outer == nil, !generic.contains(named.name),
      named.meaning != .parameter, files.types[named.name] == nil
    else { return false }
    let declared = program.declarations.declarations(at: [named.name])
    if declared.isEmpty { return Self.common.contains(named.name) }
    return declared.allSatisfy {
      [.struct, .class, .enum, .actor].contains(program[$0].kind)
    }
  }

  private static let common: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "Bool", "Character", "ClosedRange", "Data", "Date",
    "Decimal",
    "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Range", "Result",
    "Set",
    "String", "Substring", "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]
}

extension TypeModel {
  /// What a caller gives: of an autoclosure, the value.
  fileprivate var passed: TypeModel {
    if hasPrefix("@autoclosure"), case .function(let function) = bare {
      function.result
    } else {
      self
    }
  }

  /// Whether a type is what its brackets say, and no other name for it is known by another shape.
  fileprivate var isSpelledOut: Bool {
    switch self {
    case .optional, .array, .dictionary, .function: true
    case .tuple(let elements): elements.count != 1
    case .named, .inlineArray, .metatype, .existential, .opaque, .composition, .prefixed,
      .packExpansion, .packElement, .suppressed, .value, .missing:
      false
    }
  }
}
