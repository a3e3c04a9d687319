import Faked

@resultBuilder enum RuleBuilder {
  static func buildExpression(_ rule: Int) -> Int { rule }
  static func buildBlock(_ rules: Int...) -> [Int] { rules }
}

/// What calls the spy for an extension's member is no list of rules either.
@Faked(createSpy: true) protocol RuleBook {
  @RuleBuilder var rules: [Int] { get }
  func allows(_ moves: [Int]) -> Bool
}

extension RuleBook {
  func allows(_ moves: [Int]) -> Bool { moves.allSatisfy(rules.contains) }
}

protocol Extending {
  associatedtype Extended
}

/// In the members to ask for, `Self` would be another type.
@Faked(createSpy: true) protocol Extensible {
  func has<Field: Extending>(_ field: Field) -> Bool where Field.Extended == Self
}
