import Faked

// The null type's 'Message' is its generic parameter, although an overload could be the witness of each requirement.

@Faked protocol OverloadedTypes<Message> {
  associatedtype Message
  func send(_ messages: [Message]) async -> Int
  func send(_ messages: [Character]) async -> Int
  func all() -> [Message]
}
