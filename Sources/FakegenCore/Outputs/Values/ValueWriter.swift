import FakegenKnowledge

/// Writes test data: the extension that makes a type `Defaultable` and adds the function `fake(…)`.
struct ValueWriter {
  private let plan: ValuePlan
  private let writer: FileWriter
  private let spelling: Spelling

  init(_ plan: ValuePlan, by writer: FileWriter) {
    self.plan = plan
    self.writer = writer
    let type = writer.program[plan.id]
    spelling = writer.spelling.inside(type.genericParameters.map(\.name), in: type.path)
      .inside(plan.id)
  }

  private var program: Program { writer.program }

  /// The extension of the type, and that of its family.
  var declarations: [GeneratedDeclaration] {
    let isInFamily = writer.classesInFamilies.contains(plan.id)
    let conformance = plan.conformance == .generated ? [defaultValue] : []
    let members = conformance + (isInFamily ? [] : functions())
    let own = members.isEmpty ? [] : [typeExtension(members)]
    return own + (isInFamily ? family : []) + (plan.makesLists ? [lists] : [])
  }

  /// The function `[Bird].fake(3)` for a type that is not `Defaultable`; other types get it from the runtime.
  ///
  /// ```swift
  /// extension Array where Element == Bird {
  ///   static func fake(_ count: Int) -> [Bird] { fake(count) { _ in .fake() } }
  /// }
  /// ```
  private var lists: GeneratedDeclaration {
    GeneratedDeclaration(
      plan.heading, ["extension Array where Element == \(type)"],
      body: .members([
        [
          GeneratedDeclaration(
            head: "\(publicly)static func fake(_ count: Int) -> [\(type)]",
            body: .statements(["fake(count) { _ in .fake() }"]))
        ]
      ]))
  }

  private func typeExtension(_ members: [GeneratedDeclaration]) -> GeneratedDeclaration {
    let parents = plan.conformance == .generated ? ": \(conformance)" : ""
    return GeneratedDeclaration(
      plan.heading, ["extension \(ownName)\(parents)\(constraints.whereClause)"],
      body: .members(members.map { [$0] }))
  }

  /// The name of the type, qualified with its module if the conformance is retroactive.
  private var ownName: String {
    let name = spelling.name(of: plan.id)
    guard let module, !name.hasPrefix("\(module.text).") else { return name }
    return "\(module.text).\(name)"
  }

  private var constraints: [String] { plan.needs.map(spelling.text) }

  // MARK: - Families

  /// The functions of a class of which a superclass or a subclass has test data as well, in an extension of their
  /// protocol.
  ///
  /// As members of the class they would be inherited, and a call in a subclass would be ambiguous.
  ///
  /// ```swift
  /// nonisolated protocol BirdFamily: AnyObject {}
  ///
  /// extension Bird: BirdFamily {}
  ///
  /// extension BirdFamily where Self == Bird {
  ///   static func fake(name: String = "") -> Bird { Bird(name: name) }
  /// }
  /// ```
  private var family: [GeneratedDeclaration] {
    let topmost = writer.topmost(of: plan.id)
    let family = program.familyName(of: topmost)
    let generics = program[plan.id].genericParameters.map(\.name)
    let sameType = ["Self == \(type)"]
    // The extension of the protocol has no generic parameters, so the function declares them.
    let functions =
      generics.isEmpty
      ? functions()
      : functions("<\(generics.joined(separator: ", "))>", (sameType + constraints).whereClause)
    let extended = GeneratedDeclaration(
      plan.heading, ["extension \(family)\(generics.isEmpty ? sameType.whereClause : "")"],
      body: .members(functions.map { [$0] }))
    return (isFamilyProtocolSeparate ? [] : familyHead) + [extended]
  }

  /// The protocol of the family, and the conformance of the topmost class; empty for the classes below.
  private var familyHead: [GeneratedDeclaration] {
    guard writer.classesInFamilies.contains(plan.id), writer.topmost(of: plan.id) == plan.id else {
      return []
    }
    let family = program.familyName(of: plan.id)
    // In Swift 5, default arguments in an extension of a nonisolated protocol are nonisolated, too.
    let isolation = plan.heading.isolation
    let word = isolation.isUnstated && isolation.isOnMainActor ? "" : "nonisolated "
    return [
      GeneratedDeclaration(
        head: "\(publicly)\(word)protocol \(family): AnyObject", body: .empty),
      GeneratedDeclaration(plan.heading, ["extension \(ownName): \(family)"], body: .empty),
    ]
  }

  /// Whether the protocol of the family exists under fewer conditions than the topmost class's test data.
  private var isFamilyProtocolSeparate: Bool {
    writer.conditions(ofFamilyOf: plan.id) != program.conditions(of: plan.id)
  }

  /// The section with the protocol of the family, if more classes need it than share the topmost class's conditions.
  var separateFamilyProtocol: GeneratedSection? {
    guard !familyHead.isEmpty, isFamilyProtocolSeparate else { return nil }
    return GeneratedSection(
      title: program.familyName(of: plan.id),
      conditions: writer.conditions(ofFamilyOf: plan.id), declarations: familyHead)
  }

  private var conformance: String {
    // An isolated member does not meet a nonisolated requirement.
    let word = plan.heading.isolation.namesActor ? "@preconcurrency " : ""
    return word
      + (module == nil ? spelling.name(ofUndeclared: "Defaultable") : "FakedRuntime.Defaultable")
  }

  /// The module of a type of another module, whose name in the extension states that the conformance is retroactive.
  ///
  /// `@retroactive` would state the same, but is an error if the modules turn out to belong to one package.
  private var module: ModuleName? {
    guard !program.isOwn(plan.id), plan.conformance == .generated,
      let module = program.declarations.importedModule(of: plan.id),
      !isDeclared(module.text),
      // A type nested in another library's type would be qualified with that library.
      program.root(of: plan.id) != nil,
      // After a period, `Protocol` and `Type` are no names.
      !["Protocol", "Type"].contains(program[plan.id].path[0])
    else { return nil }
    return module
  }

  /// Whether the sources declare a type of a certain name, or an imported framework does, as SwiftUI declares `App`.
  private func isDeclared(_ name: String) -> Bool {
    let seen = Set(program.declarations.modules.names.map { ModuleName($0) })
    return program.declarations.declarations(at: [name]).contains { id in
      !program.isPrelude(id)
        || program.declarations.module(of: id).map {
          ModuleExports.isVisible($0, importing: seen)
        } ?? true
    }
  }

  /// The property that `Defaultable` requires: `static var defaultValue: User { fake() }`.
  private var defaultValue: GeneratedDeclaration {
    GeneratedDeclaration(
      head: "\(accessOfWitness)static var defaultValue: \(type)",
      body: .statements(["fake()"]))
  }

  /// The modifiers of the property that `Defaultable` requires.
  ///
  /// With `@testable`, even an internal type counts as public, unless imports are internal by default.
  private var accessOfWitness: String {
    let declaration = program[plan.id]
    if program.isOwn(plan.id) {
      let isUsable = declaration.attributes.contains { $0.name == "usableFromInline" }
      let access = declaration.access >= .package ? "\(min(declaration.access, .public)) " : ""
      return (isUsable ? "@usableFromInline " : "") + access
    }
    let isInPublic =
      program.declarations.importedModule(of: plan.id).map(writer.modulesInPublic.contains) ?? false
    return isInPublic || !program.importsAreInternal ? "public " : ""
  }

  private var type: String { spelling.text(of: plan.type) }

  private var publicly: String { program.accessModifier(ofWhatBelongsTo: plan.id) }

  /// The functions: `static func fake(name: String = "") -> User`, and `func copy(name: String? = nil) -> User`.
  ///
  /// - Parameters:
  ///   - genericClause: The generic parameter clause of the functions, as `<Element>`, if the extension has none.
  ///   - whereClause: The `where` clause of the functions.
  /// - Returns: The functions that the type does not have yet.
  private func functions(
    _ genericClause: String = "", _ whereClause: String = ""
  ) -> [GeneratedDeclaration] {
    func function(
      _ name: String, _ parameters: [ValueParameter],
      _ statements: (Spelling) -> [GeneratedStatement]
    ) -> GeneratedDeclaration {
      let list = parameters.map(text).joined(separator: ", ")
      return GeneratedDeclaration(
        head: "\(name)\(genericClause)(\(list)) -> \(type)\(whereClause)",
        body: .statements(statements(spelling.inside(parameters.map(\.name)))))
    }
    let name =
      plan.isPart ? "fileprivate static func \(Part.functionName)" : "\(publicly)static func fake"
    let fake = plan.hasOwnFunction ? [] : [function(name, plan.parameters, statements)]
    let copy = plan.copy.map { copy in
      function("\(publicly)func copy", copy.parameters) { [.code($0.text(of: copy.body))] }
    }
    return fake + (copy.map { [$0] } ?? [])
  }

  /// The call that makes the value; since Swift cannot pass variadic arguments on, one call for each number of them.
  ///
  /// ```swift
  /// static func fake(_ names: String...) -> Tags {
  ///   switch names.count {
  ///   case 0:
  ///     Tags()
  ///   case 1:
  ///     Tags(names[0])
  /// ```
  private func statements(_ spelling: Spelling) -> [GeneratedStatement] {
    guard let list = plan.parameters.first(where: \.isVariadic)?.name.escapedInExpression,
      case .make(let type, let arguments) = plan.body
    else { return [.code(spelling.text(of: plan.body))] }
    let most = 4
    let calls = (0...most).map { count in
      let all = arguments.flatMap { argument in
        guard argument.value == .literal(list) else { return [argument] }
        return (0..<count).map {
          Expression.Argument(
            label: $0 == 0 ? argument.label : nil, value: .literal("\(list)[\($0)]"))
        }
      }
      return GeneratedStatement.Clause(
        opening: "case \(count):", statements: [.code(spelling.text(of: .make(type, all)))])
    }
    let end = GeneratedStatement.Clause(
      opening: "default:",
      statements: ["preconditionFailure(\"'fake' passes on at most \(most) values of '\(list)'\")"])
    return [.clauses([.init(opening: "switch \(list).count {")] + calls + [end], end: "}")]
  }

  private func text(of parameter: ValueParameter) -> String {
    let name = parameter.name.escapedInExpression
    let label = parameter.label?.escapedAsLabel
    let builder = parameter.builder.map { "@\(spelling.text(of: $0)) " } ?? ""
    let names = builder + (parameter.label == parameter.name ? name : "\(label ?? "_") \(name)")
    let type = spelling.text(of: parameter.type)
    if parameter.isVariadic { return "\(names): \(spelling.textAsBase(of: parameter.type))..." }
    let value =
      parameter.isMadeInBody
      ? "nil" : parameter.value.map { spelling.text(of: $0.expression) }
    return "\(names): \(type)" + (value.map { " = \($0)" } ?? "")
  }
}
