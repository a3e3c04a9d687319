import Faked

@Faked
protocol ClosureResultsPart {
  var a: Int { get }
}

@Faked
protocol ClosureResults {
  func locked<R>(_ body: (inout Int) throws -> R) rethrows -> R
  func connect<R>(_ act: (any ClosureResultsPart) throws -> R) throws -> R
  func bytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
