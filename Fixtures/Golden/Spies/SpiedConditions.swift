import Faked

@Faked(createSpy: true)
protocol SpiedConditions {
  #if os(Linux)
    func linux(_ name: String) -> Int
  #else
    func other(_ name: String) -> Int
  #endif
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func new(_ name: String)
  @available(*, deprecated)
  func old(_ name: String)
}

@Faked(createSpy: true)
protocol SpiedPlatforms {
  #if os(Linux)
    func open(_ name: String) -> Int
  #endif
  #if !os(Linux)
    func open(_ name: String) -> Int
  #endif
}

@Faked(createSpy: true)
protocol SpiedRetired<Value> {
  associatedtype Value
  #if swift(>=5)
    @available(*, deprecated)
  #endif
  func old()
  func value() -> Value
}

@Faked(createSpy: true)
public protocol SpiedInPublic {
  var name: String { get }
  func load(_ id: Int) throws -> [String]
}

@Faked(createSpy: true)
protocol SpiedStylus {
  var position: Int { get }
}

@Faked(createSpy: true)
protocol SpiedTracer: SpiedStylus {
  #if swift(>=5)
    var position: Int { get set }
  #endif
}

enum SpiedScope {
  @Faked(createSpy: true)
  protocol Nested {
    func load() -> Int
  }
}
