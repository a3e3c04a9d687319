import Faked

// What the compiler derives for an enum, or for a type that is 'Codable', comes before a default.

@Faked protocol DerivedFlag: CaseIterable {
  var rawValue: String { get }
  var isLocal: Bool { get }
}

@Faked protocol DerivedRow: AnyObject, Sendable {
  var rawValue: Int { get }
}

@Faked(createSpy: true) protocol DerivedPayload {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
  var kind: String { get }
}

@Faked protocol DerivedEvent: Codable {
  nonisolated func encode(to encoder: any Encoder) throws
}
