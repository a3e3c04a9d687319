import Faked

struct InheritedToken {
  private init() {}
}

class InheritedBase {
  init() {}
  var title: String { "base" }
  var count = 3
  func token() -> InheritedToken { fatalError() }
  class func make() -> InheritedToken { fatalError() }
  func load(_ id: Int) -> String { "loaded" }
  func tried() throws -> Int { 3 }
  @available(*, deprecated) func old() -> Int { 3 }
}

class InheritedScreen: InheritedBase {
  override init() { super.init() }
  func deep() -> InheritedToken { fatalError() }
}

/// What a superclass implements, every fake inherits.
@Faked(createSpy: true) protocol InheritedMembers: InheritedScreen {
  var title: String { get }
  var count: Int { get set }
  func token() -> InheritedToken
  static func make() -> InheritedToken
  func deep() -> InheritedToken
  /// Another one, by its types.
  func load(_ id: String) -> String
  /// No witness, but of the name: a spy could not declare it beside that.
  func tried() -> Int
  func old() -> Int
  func own() -> Int
}
