import Faked

@Faked protocol LongSignatures {
  func translatedGreetings(_ words: [String], for receivers: Dictionary<String, [String]>, in languages: [String]) async throws -> Array<Dictionary<String, String>>
  func untranslatedGreetings(_ words: [String], for receivers: Dictionary<String, [String]>, in languages: [String]) async throws -> [[String: String]]
  func greetings<Receiver: Hashable & Sendable>(_ words: [String], for receivers: Dictionary<Receiver, [String]>, in languages: [String]) throws -> Set<Receiver> where Receiver: Comparable
  func send(_ words: [String], reporting: @escaping @Sendable (_ sent: Int, _ remaining: Int, _ failures: [String]) async throws -> Void) throws -> Optional<String>
  func describe(_ receiver: any Sendable & LosslessStringConvertible & CustomReflectable & CustomStringConvertible & CustomDebugStringConvertible) -> String
}
