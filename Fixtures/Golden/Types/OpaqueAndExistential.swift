import Faked

@Faked
protocol OpaqueAndExistentialPart {
  var a: Int { get }
}

@Faked
protocol OpaqueAndExistential {
  func a(_ s: some Sequence<Int>) -> Int
  var e: any Error { get }
  var h: any Hashable & Sendable { get }
  var o: (any OpaqueAndExistentialPart)? { get }
  var s: any Sequence<Int> { get }
}
