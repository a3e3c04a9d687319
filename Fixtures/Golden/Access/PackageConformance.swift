import Faked

@Faked package protocol PackageConformance {
  var count: Int { get }
  func names() -> [String]
}
