/// Returns the default value of a `Defaultable` type.
///
/// Generated code calls `fakeDefault` where no default could be found in the sources. If the type
/// is `Defaultable`, in whichever module, the compiler chooses this function:
///
/// ```swift
/// func balance() -> Money { fakeDefault(in: "Account") }
/// ```
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: What is registered with `FakeDefaults`, or the type's `defaultValue`.
public func fakeDefault<Value: Defaultable>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  FakeDefaults.value(of: type) ?? Value.defaultValue
}

/// Stops the program, because no default value of the type is known.
///
/// If the type turns out to be `Defaultable` at run time, as a generic parameter may, the function
/// returns its `defaultValue` instead.
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: The type's `defaultValue`, if there is one.
public func fakeDefault<Value>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> sending Value {
  fakeDefault(in: protocolName, isSpied: false, member: member, file: file, line: line)
}

/// Returns the default value of a type, or throws if none is known.
///
/// Generated code calls it in members that throw, so that a test goes on and reports the error:
///
/// ```swift
/// func load(_ id: Int) throws -> Account { try fakeDefaultOrThrow(in: "Bank") }
/// ```
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: The type's `defaultValue`, if it is `Defaultable`.
/// - Throws: `MissingDefault`, if the type is not.
public func fakeDefaultOrThrow<Value>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) throws -> sending Value {
  try fakeDefaultOrThrow(
    in: protocolName, isSpied: false, member: member, file: file, line: line)
}

/// Stops the program, because a noncopyable type has no default value.
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: Nothing; it never returns.
@_disfavoredOverload
public func fakeDefault<Value: ~Copyable>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> sending Value {
  // The message begins with the place.
  fatalError(
    MissingDefault(
      type: "\(type)", protocolName: protocolName, member: "\(member)", file: "\(file)", line: line
    ).sentence, file: file, line: line)
}

/// Throws, because a noncopyable type has no default value.
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: Nothing; it always throws.
/// - Throws: `MissingDefault`.
@_disfavoredOverload
public func fakeDefaultOrThrow<Value: ~Copyable>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) throws -> Value {
  throw MissingDefault(
    type: "\(type)", protocolName: protocolName, member: "\(member)", file: "\(file)", line: line)
}

/// Returns the default value of a type, or stops the program with a message that may be for a spy.
@_spi(Generated) public func fakeDefault<Value>(
  in protocolName: String?, isSpied: Bool, member: StaticString, file: StaticString, line: UInt
) -> Value {
  if let value = defaultValue(of: Value.self) { return value }
  let missing = MissingDefault(
    type: "\(Value.self)", protocolName: protocolName, isSpied: isSpied, member: "\(member)",
    file: "\(file)", line: line)
  // The place comes before the message.
  fatalError(missing.sentence, file: file, line: line)
}

/// Returns the default value of a type, or throws an error whose message may be for a spy.
@_spi(Generated) public func fakeDefaultOrThrow<Value>(
  in protocolName: String?, isSpied: Bool, member: StaticString, file: StaticString, line: UInt
) throws -> Value {
  if let value = defaultValue(of: Value.self) { return value }
  throw MissingDefault(
    type: "\(Value.self)", protocolName: protocolName, isSpied: isSpied, member: "\(member)",
    file: "\(file)", line: line)
}

private func defaultValue<Value>(of type: Value.Type) -> Value? {
  FakeDefaults.value(of: type) ?? (type as? any Defaultable.Type)?.defaultValue as? Value
}

/// The error that a fake throws if it has no default value to return.
public struct MissingDefault: Error, Hashable, CustomStringConvertible {
  /// The name of the type.
  public let type: String
  /// The protocol that requires the member, if it is known.
  public let protocolName: String?
  /// Whether it was a spy's member that was called.
  public let isSpied: Bool
  /// The member that was called.
  public let member: String
  /// The file that the member is in.
  public let file: String
  /// The line that the member is on.
  public let line: UInt

  /// Creates the error.
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - protocolName: The protocol that requires the member, if it is known.
  ///   - isSpied: Whether it was a spy's member that was called.
  ///   - member: The member that was called.
  ///   - file: The file that the member is in.
  ///   - line: The line that the member is on.
  public init(
    type: String, protocolName: String? = nil, isSpied: Bool = false, member: String,
    file: String, line: UInt
  ) {
    self.type = type
    self.protocolName = protocolName
    self.isSpied = isSpied
    self.member = member
    self.file = file
    self.line = line
  }

  /// A sentence that names the member and the type, and says how to fix the problem, with the place before it.
  public var description: String { "\(file):\(line): \(sentence)" }

  /// The same without the place.
  @_spi(Generated) public var sentence: String {
    let owner = protocolName.map { " of '\($0)'" } ?? ""
    let problem = "'\(member)'\(owner) has no default value of type '\(type)'"
    if isSpied { return "\(problem); stub it with 'when.\(stubbed)'" }
    return """
      \(problem); implement the member in your fake, add '@FakeDefault' to the requirement, or give the type \
      a default: make it 'Defaultable', or call 'FakeDefaults.register'
      """
  }

  /// The member as a test tells a spy what it does.
  private var stubbed: String {
    let name = member.prefix { $0 != "(" }
    return (member.hasSuffix(":)") ? "\(name)(…)" : member) + ".returns(…)"
  }
}

/// The error that fakes return where any error will do.
///
/// ```swift
/// var lastError: any Error { NullError() }
/// ```
public struct NullError: Error, Hashable, NullObject {
  /// Creates the error.
  public init() {}
}
