// A protocol that could not be read is not generated because another one asks for its Null type.
@Faked protocol Broken {
  var n: 2nt { get }
}

@Faked protocol Asking {
  func make() -> any Broken
}
