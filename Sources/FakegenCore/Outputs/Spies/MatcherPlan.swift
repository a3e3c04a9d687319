import FakegenKnowledge

/// Matchers for the cases and constants of a type, as `.fridge` in `spy.when.keep(in: .fridge)`.
struct MatcherPlan {
  let access: Access
  /// The attributes and the isolation of the extension.
  let heading: Heading
  /// The type, which is a parameter of spied members.
  let type: TypeModel
  /// The cases and constants, with the types of their associated values bound.
  let values: [Requirement]
  /// Whether other types are named: those of associated values, or one of another module around the type.
  let needsImportsOfItsFile: Bool
  /// The names of the constants that only code on the main actor can read.
  let namesOnMainActor: Set<String>

  /// The associated types of the library's protocol, which hide other types of these names.
  static let hidingNames: Set = ["Argument", "MatchedValue"]
}

extension MatcherPlan: OutputPlan {
  var types: [TypeModel] { [type] + values.flatMap { $0.parameters.map(\.type) } }

  var imports: [ModuleName: Access] { [.spies: access] }

  /// Matchers are a part of the spies, so they are not counted.
  var isCounted: Bool { false }

  func write(in spelling: Spelling) -> WrittenParts {
    let name = spelling.name(ofSpies: "ArgumentMatcher")
    let head = "extension \(name) where MatchedValue == \(spelling.text(of: type))"
    let members = values.flatMap { value in
      parameterLists(of: value).map { declaration(of: value, $0, spelling, access.modifiers) }
    }
    let added = GeneratedDeclaration(heading, [head], body: .members([members]))
    return WrittenParts(atFileScope: [added])
  }

  /// The associated values that a matcher takes: all of them, or those without a default value.
  private func parameterLists(of value: Requirement) -> [[Parameter]] {
    let needed = value.parameters.filter { !$0.hasDefaultValue }
    // To the compiler, 'other()' and the 'other' of another type are the same member.
    return needed.isEmpty ? [value.parameters] : [value.parameters, needed].uniqued()
  }

  /// The declaration of a matcher, as `static func shelf(_ value: Int) -> Self { .exactly(.shelf(value)) }`.
  private func declaration(
    of value: Requirement, _ taken: [Parameter], _ spelling: Spelling, _ access: [String]
  ) -> GeneratedDeclaration {
    let name = value.member.name.escapedAsMember
    let attributes = value.member.attributes.filter { $0.name == "available" }.map(\.text)
    let names = taken.map(\.label).withFreeNames
    let parameters = zip(taken, names).map { parameter, name in
      let label = parameter.label?.escapedAsLabel ?? "_ \(name)"
      return "\(label): \(spelling.text(of: parameter.type))"
    }.joined(separator: ", ")
    let arguments = zip(taken, names).map { parameter, name in
      (parameter.label.map { "\($0.escapedInCall): " } ?? "") + name.escapedInExpression
    }.joined(separator: ", ")
    let isConstant = value.parameters.isEmpty
    let isolation =
      namesOnMainActor.contains(value.member.name) ? Isolation.mainActor.attributes : []
    return GeneratedDeclaration(
      branches: value.member.conditions, attributes: attributes,
      words: isolation + access + [
        isConstant ? "static var \(name): Self" : "static func \(name)(\(parameters)) -> Self"
      ],
      body: .statements([.code(".exactly(.\(name)\(isConstant ? "" : "(\(arguments))"))")]))
  }
}

extension [String?] {
  /// The names, with `value`, `value2` and so on for those that are missing.
  var withFreeNames: [String] {
    let names = compactMap(\.self)
    var free = (1...).lazy.map { $0 == 1 ? "value" : "value\($0)" }
      .filter { !names.contains($0) }.makeIterator()
    return map { $0 ?? free.next() ?? "value" }
  }
}
