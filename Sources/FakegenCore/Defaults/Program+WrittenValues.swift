import FakegenKnowledge

/// The meaning of initial values and default arguments in the sources.
extension Program {
  /// The type of a property, as it is written or as its initial value implies it.
  ///
  /// - Parameters:
  ///   - property: The property, or any other member that is a value.
  ///   - scope: The scope in which it is declared.
  ///   - followsConstants: Whether the initial value may name a constant that has no type annotation either. It may not
  ///     for the type of such a constant, because two constants may name each other.
  /// - Returns: The type; `.missing` if it is not known.
  func type(
    of property: Member, in scope: NameScope, followsConstants: Bool = true
  ) -> TypeModel {
    let type =
      property.type == .missing
      ? property.initialValue.map { self.type(of: $0, in: scope, followsConstants) } ?? .missing
      : bind(property.type, in: scope)
    if let id = type.declaration, mayBeOptional(property, of: id) { return .missing }
    return isIncomplete(type, in: scope) ? .missing : type
  }

  /// The type that a value has by itself; `.missing` if the context decides it.
  private func type(
    of written: WrittenValue, in scope: NameScope, _ followsConstants: Bool
  ) -> TypeModel {
    switch written {
    case .member(let name, of: let owner?, let arguments):
      if name == "init", let arguments { return typeMade(by: owner, arguments, in: scope) }
      let type = bind(.named(owner), in: scope)
      if isFrameworkConstant(name, of: type, arguments) { return type }
      guard let id = type.declaration, let member = staticMember(name, of: id, arguments?.labels)
      else { return .missing }
      if member.kind == .enumCase { return type }
      if member.type == .missing, !followsConstants { return .missing }
      let result = self.type(of: member, in: self.scope(inside: id), followsConstants: false)
      if result.bare.description != "Self" { return result }
      return mayBeOptional(member, of: id) ? .missing : type
    case .list(let elements):
      // In `[Tab.home, .search]`, the first element decides what the second means.
      func common(_ values: [WrittenValue]) -> TypeModel? {
        let types = values.filter { if case .member(_, of: nil, _) = $0 { false } else { true } }
          .map { type(of: $0, in: scope, followsConstants) }
        guard let first = types.first, first != .missing else { return nil }
        return types.allSatisfy { $0 == first } ? first : nil
      }
      guard let value = common(elements.map(\.value)) else { return .missing }
      let keys = elements.compactMap(\.key)
      if keys.isEmpty { return .array(value) }
      return common(keys).map { .dictionary($0, value) } ?? .missing
    case .literal(let text):
      return WrittenExpression(text).type.flatMap { TypeModel(written: $0) }
        .map { bind($0, in: scope) } ?? .missing
    case .operation(let left, let word, let right):
      let operands = [left, right].map { ($0, type(of: $0, in: scope, followsConstants)) }
      return type(of: word, between: operands[0], operands[1])
    case .tuple, .member, .varying, .placeOfCall, .other: return .missing
    }
  }

  /// The type of a calculation or a range of numbers; `.missing` if its parts have other types.
  ///
  /// ```swift
  /// var limit = 2 * Limits.most  // Int, as the constant
  /// ```
  private func type(
    of word: String, between left: (value: WrittenValue, type: TypeModel),
    _ right: (value: WrittenValue, type: TypeModel)
  ) -> TypeModel {
    // A literal has the type of the other part.
    let (literal, other) = right.value.isLiteral ? (right, left) : (left, right)
    let isFloating = literal.value.isLiteral && literal.type.description == "Double"
    let isNumeric = literal.value.isLiteral && (isFloating || literal.type == .int)
    let type = other.type
    guard case .named(let named) = type, named.declaration == nil,
      literal.type == type || isNumeric,
      KnownTypes.isNumber(named.description, isFloating: isFloating)
    else { return .missing }
    switch word {
    case "...": return .named(NamedType("ClosedRange", arguments: [type]))
    case "..<": return .named(NamedType("Range", arguments: [type]))
    default: return type
    }
  }

  /// The type that an initializer makes; `.missing` if it might be a failable one.
  private func typeMade(
    by named: NamedType, _ arguments: WrittenArguments, in scope: NameScope
  ) -> TypeModel {
    let type = bind(.named(named), in: scope)
    if isFrameworkConstant("init", of: type, arguments) { return type }
    if convertedNumber(in: arguments, to: type) != nil { return type }
    if case .array = type { return arguments.labels == ["repeating", "count"] ? type : .missing }
    guard case .named(let bound) = type else { return .missing }
    if isFrameworks("init", of: bound), StandardConstants.mayFail(arguments.labels, of: bound.name)
    {
      return .optional(type)
    }
    // The unit determines the type of the measurement.
    if bound.declaration == nil, bound.description == "Measurement",
      arguments.labels == ["value", "unit"],
      case .member(_, of: let unit?, nil) = arguments.arguments[1].value
    {
      return .named(NamedType(bound.name, arguments: [bind(.named(unit), in: scope)]))
    }
    if bound.declaration == nil, bound.description == "String", isText(arguments) { return type }
    guard let id = bound.declaration, self[id].isType else { return .missing }
    return mayFail(arguments, toMake: id) ? .missing : type
  }

  /// Whether these are arguments with which `String.init` cannot fail, as in `String(3)`.
  private func isText(_ arguments: WrittenArguments) -> Bool {
    if arguments.labels == ["repeating", "count"] { return true }
    guard arguments.labels == [nil], case .literal = arguments.arguments[0].value else {
      return false
    }
    return true
  }

  /// The literal that a numeric type's initializer takes, as in `CGFloat(8)`; `nil` if it takes anything else.
  func convertedNumber(in arguments: WrittenArguments?, to type: TypeModel) -> String? {
    guard let arguments, arguments.labels == [nil],
      case .literal(let text) = arguments.arguments[0].value,
      case .named(let named) = unaliased(type), named.declaration == nil
    else { return nil }
    let literal = WrittenExpression(text).type
    return ["Int", "Double"].contains(literal)
      && KnownTypes.isNumber(named.description, isFloating: literal == "Double") ? text : nil
  }

  /// Whether a member of a framework's type is known to be a value of that type.
  private func isFrameworkConstant(
    _ name: String, of type: TypeModel, _ arguments: WrittenArguments?
  ) -> Bool {
    guard case .named(let named) = type, isFrameworks(name, of: named) else { return false }
    return name == "init" && arguments?.isForced ?? false
      || StandardConstants.contains(name, arguments?.labels, of: named.path.joined(separator: "."))
  }

  /// Whether a member of a framework's type is declared by the framework itself, and is the same in each run.
  func isFrameworks(_ name: String, of named: NamedType) -> Bool {
    let outermost = named.root
    guard case .unknown = named.meaning, case .unknown = outermost.meaning,
      let row = StandardDefaults.row(for: outermost.spelled(.withoutModules))
        ?? StandardDefaults.row(for: outermost.name),
      !StandardConstants.environmentDependentNames.contains(name)
        || named.outer == nil && row.isConstant(name)
    else { return false }
    return !declarations.extensions(of: named.path).flatMap(declarations.members).contains {
      $0.name == name
    }
  }

  /// Whether a type is written without its generic arguments, which the compiler infers from the initial value.
  private func isIncomplete(_ type: TypeModel, in scope: NameScope) -> Bool {
    guard case .named(let named) = type.bare, named.arguments.isEmpty else { return false }
    if let id = named.declaration {
      let isOwn = scope.nesting.starts(with: self[id].path)
      return self[id].isType && !self[id].genericParameters.isEmpty && !isOwn
    }
    return ["Array", "ClosedRange", "Dictionary", "Range", "Set"].contains(named.description)
  }

  /// Whether a member of a framework's type differs from run to run.
  func isVolatile(_ name: String, of type: NamedType) -> Bool {
    type.declaration == nil && VolatileValues.contains(".\(name)", of: [type.name])
  }

  /// Whether a type is an option set, which an array literal can make.
  func isOptionSet(_ declaration: Declaration) -> Bool {
    declaration.inherited.contains { $0.namePath.last == "OptionSet" }
  }

  /// Whether the default argument of a parameter chooses one of its type's generic arguments, so that a call for any
  /// other has to pass one.
  ///
  /// ```swift
  /// final class Router<C: Context> { init(context: C.Type = BasicContext.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - parameter: The parameter, bound.
  ///   - id: The type.
  /// - Returns: Whether it does.
  func choosesArgument(_ parameter: Parameter, of id: DeclarationID) -> Bool {
    let generics = self[id].genericParameters.map(\.name)
    guard !generics.isEmpty, case .member(_, of: let chosen?, _)? = parameter.defaultValue,
      !generics.contains(chosen.root.name)
    else { return false }
    var type = parameter.type.bare
    if case .metatype(let base) = type { type = base.bare }
    return type.parameterName.map(generics.contains) ?? false
  }

  /// The static member or enum case that a name, with the labels of a call, means.
  func staticMember(
    _ name: String, of id: DeclarationID, _ labels: [String?]?
  ) -> Member? {
    makers(of: id, named: name, takenBy: labels).map(\.member).first {
      $0.isStatic && $0.genericParameters.isEmpty && $0.constraints.isEmpty
    }
  }
}

extension StandardDefaults.Row {
  /// Whether its value is a certain constant of the type, which is good enough wherever it is written, too.
  fileprivate func isConstant(_ name: String) -> Bool {
    !onMainActor && [".\(name)", "$T.\(name)"].contains(template.text)
  }
}
