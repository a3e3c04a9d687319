import Faked

@Faked protocol CompositionReader {
  func read() -> Int
}

protocol CompositionWriter: AnyObject {
  var count: Int { get set }
  func read() -> Int
}

typealias CompositionBoth = CompositionReader & CompositionWriter

enum CompositionOwner {
  typealias Dependencies = any CompositionReader & CompositionOpen
}

@Faked protocol Compositions {
  var both: any CompositionReader & CompositionWriter { get }
  func same() -> any CompositionBoth
  func owned() -> CompositionOwner.Dependencies
  var hashable: any CompositionReader & Sendable { get }
  var open: any CompositionOpen & Sendable { get }
}

@Faked public protocol CompositionOpen {
  func open()
}
