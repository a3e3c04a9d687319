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

  /// The depth of nested types beyond which a loop replaces the recursion, to spare the stack.
  static let maximumDepth = 16

  /// How often such a loop may start another one, as it does for types that need each other.
  static let maximumNesting = 8
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

// Finding the values of types where they are parts of others.

extension Facts {
  /// The plan of the function that makes a type, which exists even where the condition of the type's annotation does
  /// not hold.
  func planOfPart(_ id: DeclarationID) -> FakePlan {
    let declaration = program[id]
    var fake = FakePlan(
      program.title(of: id), under: declaration.conditions.map(\.standalone), at: declaration.place)
    fake.subject = id
    if let part = values.part(of: id), let value = part.value {
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
  func renewPart(_ id: DeclarationID, at depth: Int = 0) {
    if !values.isBegun(id) { values.begin(id) }
    let reader = FactReader(facts: self, reader: .part(id))
    var site = ValuePlanner(id, reader, isPart: true).siteInside
    site.depth = depth
    let finder = DefaultFinder(facts: reader, site: site)
    var value: DefaultValue?
    var obstacle: Obstacle?
    do throws(Obstacle) {
      let found = try finder.constructed(id, program.ownType(of: id))
      // Whether a missing value is thrown depends on the member, so such a value cannot be shared.
      let isWhole = !found.isPartial && found.fallbackRisk == nil
      if isWhole, found.needs.isEmpty, found.variables.isEmpty { value = found }
    } catch {
      // A failure is not final if the value of another type is just being looked for.
      if reader.isComplete { obstacle = error }
    }
    store(Part(value: value, obstacle: obstacle, dependencies: reader.dependencies), of: id)
  }
}

extension FactReader {
  /// Finds the value of a type, after those of all types that it needs: in a loop, because the chain may be long.
  ///
  /// If too many such loops are running, it finds nothing.
  func prepare(_ id: DeclarationID) {
    guard facts.values.loopCount < Part.maximumNesting else { return }
    facts.values.loopCount += 1
    defer { facts.values.loopCount -= 1 }
    func isKnown(_ id: DeclarationID) -> Bool {
      getsTestData(id) ? draft(of: id) != nil : facts.values.isBegun(id)
    }
    var open = [id]
    var seen: Set<DeclarationID> = []
    while let next = open.last {
      let needed =
        isKnown(next) || !seen.insert(next).inserted
        ? [] : typesNeeded(by: next).filter { !isKnown($0) && !seen.contains($0) }
      if !needed.isEmpty {
        open += needed
        continue
      }
      open.removeLast()
      if isKnown(next) { continue }
      if getsTestData(next) {
        _ = try? ValuePlanner(next, self).draft()
      } else {
        facts.renewPart(next)
      }
    }
  }

  /// The types whose values are arguments of a type's initializers.
  private func typesNeeded(by id: DeclarationID) -> [DeclarationID] {
    let isValue = getsTestData(id)
    let site = ValuePlanner(id, self, isPart: !isValue).siteInside
    let initializers = program.initializers(of: id, at: site, takesAll: isValue).usable
    let taken =
      isValue ? initializers : Array(initializers.fewestArgumentsFirst(in: program).prefix(1))
    return taken.flatMap(\.parameters).flatMap { parameter in
      isValue || parameter.needsArgument ? parameter.type.declarationsOfNeededValues : []
    }.filter { program[$0].isType && program.genericParameters(inside: $0).isEmpty }
  }
}

extension TypeModel {
  /// The declarations of the types of which a value of this type may contain values: none for `[Song]`, which is empty.
  fileprivate var declarationsOfNeededValues: [DeclarationID] {
    switch sugared.bare {
    case .optional, .array, .dictionary, .metatype: []
    case .function(let function): function.result.declarationsOfNeededValues
    case .tuple(let elements): elements.flatMap(\.type.declarationsOfNeededValues)
    default: declarations
    }
  }
}
