/// How a type is made where it is a part of others.
///
/// Types of types multiply: seven levels of eight fields each would be two million values. What takes many is made by a
/// function of its own, so that the output grows with the declarations and not with the ways through them.
///
/// ```swift
/// func catalogue() -> Catalogue { Catalogue(first: .fakeValue(), second: .fakeValue()) }
///
/// extension Shelf {
///   fileprivate static func fakeValue() -> Shelf { … }
/// }
/// ```
struct Part: Equatable {
  /// The value; `nil` if nothing makes it, or not everywhere.
  let value: DefaultValue?
  /// Why nothing makes it, whoever asks.
  let obstacle: Obstacle?
  let asked: Asked

  /// Whether the value is more than anybody would read in one expression.
  var isLarge: Bool { value.map { $0.size > 40 || $0.depth > 6 } ?? false }

  /// The name of the function.
  static let functionName = "fakeValue"
}

/// Finds out how types are made where they are parts of others.
struct PartPlanner {
  let facts: Facts

  private var program: Program { facts.program }

  /// How many types may be looked into from within each other, before the stack is spared.
  static let maximumDepth = 16

  /// The function that makes a type.
  func plan(for id: DeclarationID) -> ValuePlan? {
    guard let value = facts.values.part(of: id)?.value else { return nil }
    var plan = ValuePlan(
      id: id, heading: program.heading(of: id), parameters: [],
      type: .named(program.ownType(of: id)), body: value.expression, conformance: .own)
    plan.isPart = true
    return plan
  }

  /// Finds out how a type is made, again if it was known.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - depth: How many types are being made around it.
  func renew(_ id: DeclarationID, at depth: Int = 0) {
    if !facts.values.isBegun(id) { facts.values.begin(id) }
    let reader = FactReader(facts, for: .part(id))
    var site = ValuePlanner(id, reader, isPart: true).siteInside
    site.depth = depth
    let finder = DefaultFinder(reader, at: site)
    let result = Result { () throws(Obstacle) in
      try finder.constructed(id, program.ownType(of: id))
    }
    // What failed because somebody is about to find out may still be found.
    var obstacle: Obstacle?
    if case .failure(let error) = result, reader.isComplete { obstacle = error }
    let value = try? result.get()
    let isWhole =
      value.map { value in
        // What may be missing is thrown where the member throws.
        value.needs.isEmpty && value.variables.isEmpty && !value.isPartial && value.doubt == nil
      } ?? false
    facts.keep(Part(value: isWhole ? value : nil, obstacle: obstacle, asked: reader.asked), of: id)
  }

  /// Finds out how a type is made, after all that it needs: in a loop, because the way may be long.
  func prepare(_ id: DeclarationID, for reader: FactReader) {
    func isKnown(_ id: DeclarationID) -> Bool {
      reader.holdsValue(of: id) ? reader.draft(of: id) != nil : facts.values.isBegun(id)
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
      if reader.holdsValue(of: next) {
        _ = try? ValuePlanner(next, reader).draft()
      } else {
        renew(next)
      }
    }
  }

  /// The types of which values are passed to the initializers of a type.
  private func neededTypes(_ id: DeclarationID, _ reader: FactReader) -> [DeclarationID] {
    let isValue = reader.holdsValue(of: id)
    let site = ValuePlanner(id, reader, isPart: !isValue).siteInside
    let initializers = program.initializers(of: id, at: site, asksForAll: isValue).usable
    let taken =
      isValue ? initializers : Array(initializers.fewestArgumentsFirst(in: program).prefix(1))
    return taken.flatMap(\.parameters).flatMap { parameter in
      isValue || parameter.needsArgument ? parameter.type.declarations : []
    }.filter { program[$0].isType && program.genericParameters(inside: $0).isEmpty }
  }
}
