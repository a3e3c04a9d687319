import Faked

// An associated type that has to be the type that conforms is the spy, so another object's is another type.

@Faked(createSpy: true)
protocol DocumentNode: ExpressibleByDictionaryLiteral where Key == String, Value == Self {
  var text: String { get }

  subscript(key: String) -> Self? { get }
  func child(at index: Int) -> Value
}

@Faked(createSpy: true)
protocol ReversibleRoute {
  associatedtype Reverse = Self

  var length: Double { get }

  func reversed() -> Reverse
}

@Faked(createSpy: true)
protocol NodeID: Hashable, Identifiable where ID == Self {
  var depth: Int { get }
}

@Faked(createSpy: true)
protocol OperationLog {
  consuming func rotated() throws -> Self
}

// The spy is not 'Defaultable', but passes itself. A call determines no error, so the member is not recorded.

@Faked(createSpy: true)
protocol SyntaxScope: AnyObject {
  associatedtype SyntaxSymbol: Hashable
  associatedtype Enclosing: SyntaxScope = Self
  where Enclosing.SyntaxSymbol == SyntaxSymbol, Enclosing.Enclosing == Enclosing

  func withChild<R, E: Error>(_ body: (Enclosing) throws(E) -> R) throws(E) -> R
}

@Faked
protocol ScopeChecker {
  associatedtype CheckedSymbol where CheckedSymbol == CheckedScope.SyntaxSymbol
  associatedtype CheckedScope: SyntaxScope

  func check(_ node: String, in scope: CheckedScope) -> CheckedSymbol
}
