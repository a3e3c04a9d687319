import Faked

@Faked protocol Thing {
  var x: Int { get }
  func perform()
}
