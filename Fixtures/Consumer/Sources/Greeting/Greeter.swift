import Faked

@Faked protocol Greeter {
  var language: String { get }
  func greeting(for name: String) -> String
}
