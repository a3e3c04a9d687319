import Faked

/// A member is called `spy`, as a stand-in's property for the spy would be.
@Faked(createSpy: true) protocol SpiedAgent {
  var spy: Bool { get }
  func name() -> String
  func cover() -> String
}

extension SpiedAgent {
  func cover() -> String { spy ? "gardener" : name() }
}

/// A parameter is.
@Faked(createSpy: true) protocol SpiedAgency: AnyObject {
  func name(of spy: Int) -> String
  func greeting(of spy: Int) -> String
}

extension SpiedAgency {
  func greeting(of spy: Int) -> String { "Hello, " + name(of: spy) }
}
