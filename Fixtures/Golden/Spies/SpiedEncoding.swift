struct SpiedContainer {
  var count = 0
}

/// A member that is called like that of `Encodable`.
// @Faked(createSpy: true)
protocol SpiedRecord: Encodable {
  func encode(to container: inout SpiedContainer) throws
}
