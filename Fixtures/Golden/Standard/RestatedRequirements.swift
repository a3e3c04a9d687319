import Faked

@Faked protocol RestatedRequirements: RawRepresentable, Hashable, Sendable {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}
