/// The value of a type where it is a part of others.
///
/// Values multiply: seven levels of types with eight properties each would be two million values. So a function of its
/// own makes a large value, and the output grows with the number of declarations, not with that of the paths through
/// them.
///
/// ```swift
/// func catalogue() -> Catalogue { Catalogue(first: .fakeValue(), second: .fakeValue()) }
///
/// extension Shelf {
///   fileprivate static func fakeValue() -> Shelf { … }
/// }
/// ```
struct Part: Equatable {
  /// The value; `nil` if there is none, or if it cannot be used everywhere.
  let value: DefaultValue?
  /// The reason why there is no value; `nil` if it depends on what needs the value.
  let obstacle: Obstacle?
  let dependencies: Dependencies

  /// Whether the value is too large to be read in one expression.
  var isLarge: Bool { value.map { $0.size > 40 || $0.depth > 6 } ?? false }

  /// The name of the function.
  static let functionName = "fakeValue"
}

/// The function that makes a large value of a type.
struct PartPlan: OutputPlan {
  /// The type, which is not generic.
  let type: TypeModel
  /// The attributes and the isolation of the extension.
  let heading: Heading
  /// The expression that makes the value.
  let body: Expression

  var types: [TypeModel] { [type] + body.types }

  var hasNamesOfUnknownOrigin: Bool { types.hasNamesOfUnknownOrigin }

  func write(in spelling: Spelling) -> WrittenParts {
    let spelling = type.declaration.map(spelling.inside) ?? spelling
    let name = spelling.text(of: type)
    let function = GeneratedDeclaration(
      head: "fileprivate static func \(Part.functionName)() -> \(name)",
      body: .statements([.code(spelling.text(of: body))]))
    return WrittenParts(atFileScope: [
      GeneratedDeclaration(heading, ["extension \(name)"], body: .members([[function]]))
    ])
  }
}

/// Finds the values of types where they are parts of others.
struct PartPlanner {
  let facts: Facts

  private var program: Program { facts.program }

  /// The depth of nested types beyond which a loop replaces the recursion, to spare the stack.
  static let maximumDepth = 16

  /// The plan of the function that makes a type, which exists even where the condition of the type's annotation does
  /// not hold.
  func plan(for id: DeclarationID) -> FakePlan {
    let declaration = program[id]
    var fake = FakePlan(
      program.title(of: id), under: declaration.conditions.map(\.standalone), at: declaration.place)
    fake.subject = id
    if let part = facts.values.part(of: id), let value = part.value {
      let plan = PartPlan(
        type: .named(program.ownType(of: id)), heading: program.heading(of: id),
        body: value.expression)
      fake.add(plan, needing: part.dependencies)
    }
    return fake
  }

  /// Finds the value of a type, even if it was found before, and stores it.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - depth: The number of types that are being made around it.
  func renew(_ id: DeclarationID, at depth: Int = 0) {
    if !facts.values.isBegun(id) { facts.values.begin(id) }
    let reader = FactReader(facts, for: .part(id))
    var site = ValuePlanner(id, reader, isPart: true).siteInside
    site.depth = depth
    let finder = DefaultFinder(reader, at: site)
    let result = Result { () throws(Obstacle) in
      try finder.constructed(id, program.ownType(of: id))
    }
    // A failure is not final if the value of another type is just being looked for.
    var obstacle: Obstacle?
    if case .failure(let error) = result, reader.isComplete { obstacle = error }
    let value = try? result.get()
    let isWhole =
      value.map { value in
        // Whether a missing value is thrown depends on the member, so such a value cannot be shared.
        value.needs.isEmpty && value.variables.isEmpty && !value.isPartial
          && value.fallbackRisk == nil
      } ?? false
    facts.store(
      Part(value: isWhole ? value : nil, obstacle: obstacle, dependencies: reader.dependencies),
      of: id)
  }

  /// Finds the value of a type, after those of all types that it needs: in a loop, because the chain may be long.
  func prepare(_ id: DeclarationID, for reader: FactReader) {
    func isKnown(_ id: DeclarationID) -> Bool {
      reader.getsTestData(id) ? reader.draft(of: id) != nil : facts.values.isBegun(id)
    }
    var open = [id]
    var seen: Set<DeclarationID> = []
    while let next = open.last {
      let needed =
        isKnown(next) || !seen.insert(next).inserted
        ? [] : neededTypes(next, reader).filter { !isKnown($0) && !seen.contains($0) }
      if !needed.isEmpty {
        open += needed
        continue
      }
      open.removeLast()
      if isKnown(next) { continue }
      if reader.getsTestData(next) {
        _ = try? ValuePlanner(next, reader).draft()
      } else {
        renew(next)
      }
    }
  }

  /// The types whose values are arguments of a type's initializers.
  private func neededTypes(_ id: DeclarationID, _ reader: FactReader) -> [DeclarationID] {
    let isValue = reader.getsTestData(id)
    let site = ValuePlanner(id, reader, isPart: !isValue).siteInside
    let initializers = program.initializers(of: id, at: site, takesAll: isValue).usable
    let taken =
      isValue ? initializers : Array(initializers.fewestArgumentsFirst(in: program).prefix(1))
    return taken.flatMap(\.parameters).flatMap { parameter in
      isValue || parameter.needsArgument ? parameter.type.declarations : []
    }.filter { program[$0].isType && program.genericParameters(inside: $0).isEmpty }
  }
}
