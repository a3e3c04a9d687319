import Faked

@Faked(createSpy: true) protocol EmptyExtension {
  var written: String { get }
  var generated: String { get }
}

// What is written by hand is not generated again.
extension EmptyEmptyExtension {
  var written: String { "by hand" }
}
