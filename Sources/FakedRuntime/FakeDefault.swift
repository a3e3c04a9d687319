/// Returns the default value of a `Defaultable` type.
///
/// Generated code calls `fakeDefault` where the generator found no default value in the sources. If any visible module
/// makes the type `Defaultable`, the compiler chooses this overload:
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
/// - Returns: The value that is registered with `FakeDefaults`, or else the type's `defaultValue`.
public func fakeDefault<Value: Defaultable>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  FakeDefaults.value(of: type) ?? Value.defaultValue
}

/// Stops the program, unless a default value of the type is found at run time.
///
/// The compiler chooses this overload if it does not know the type to be `Defaultable`. At run time, a value may be
/// registered with `FakeDefaults`, or a generic parameter may turn out to be a `Defaultable` type; then the function
/// returns that value.
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: The value that is registered with `FakeDefaults`, or else the type's `defaultValue`.
public func fakeDefault<Value>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> sending Value {
  fakeDefault(in: protocolName, isSpied: false, member: member, file: file, line: line)
}

/// Returns the default value of a type, or throws if none is known.
///
/// Generated code calls this function in members that throw, so that the test goes on and reports the error:
///
/// ```swift
/// func load(_ id: Int) throws -> Wallet { try fakeDefaultOrThrow(in: "Bank") }
/// ```
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - protocolName: The protocol that requires the member.
///   - member: The member that returns the value.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: The value that is registered with `FakeDefaults`, or else the type's `defaultValue`.
/// - Throws: `MissingDefault`, if nothing is registered and the type is not `Defaultable`.
public func fakeDefaultOrThrow<Value>(
  _ type: Value.Type = Value.self, in protocolName: String? = nil,
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) throws -> sending Value {
  try fakeDefaultOrThrow(
    in: protocolName, isSpied: false, member: member, file: file, line: line)
}

/// Returns the default value of a type, or throws a given error if none is known.
///
/// Generated code calls this function in members that throw errors of one type:
///
/// ```swift
/// func load(_ id: Int) throws(BankError) -> Wallet { try fakeDefault(orThrow: BankError.closed) }
/// ```
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - error: The error to throw.
/// - Returns: The value that is registered with `FakeDefaults`, or else the type's `defaultValue`.
/// - Throws: The error, if nothing is registered and the type is not `Defaultable`.
public func fakeDefault<Value, Failure: Error>(
  _ type: Value.Type = Value.self, orThrow error: @autoclosure () -> Failure
) throws(Failure) -> sending Value {
  guard let value = defaultValue(of: type) else { throw error() }
  return value
}

/// Throws the error, because a noncopyable type has no default value.
///
/// - Parameters:
///   - type: The type to return a value of; usually inferred.
///   - error: The error to throw.
/// - Returns: Nothing; it always throws.
/// - Throws: The error.
@_disfavoredOverload
public func fakeDefault<Value: ~Copyable, Failure: Error>(
  _ type: Value.Type = Value.self, orThrow error: @autoclosure () -> Failure
) throws(Failure) -> sending Value {
  throw error()
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
  // `fatalError` prints the place before the message.
  fatalError(
    MissingDefault(
      type: "\(type)", protocolName: protocolName, member: "\(member)", file: "\(file)", line: line
    ).textWithoutPlace, file: file, line: line)
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

/// Returns the default value of a type, or stops the program; `isSpied` adapts the message to a spy.
@_spi(Generated) public func fakeDefault<Value>(
  in protocolName: String?, isSpied: Bool, member: StaticString, file: StaticString, line: UInt
) -> Value {
  if let value = defaultValue(of: Value.self) { return value }
  let missing = MissingDefault(
    type: "\(Value.self)", protocolName: protocolName, isSpied: isSpied, member: "\(member)",
    file: "\(file)", line: line)
  // `fatalError` prints the place before the message.
  fatalError(missing.textWithoutPlace, file: file, line: line)
}

/// Returns the default value of a type, or throws an error; `isSpied` adapts its message to a spy.
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

/// The error that a throwing member of a fake throws if it has no default value to return.
public struct MissingDefault: Error, Hashable, CustomStringConvertible {
  /// The name of the type that has no default value.
  public let type: String
  /// The protocol that requires the member, if known.
  public let protocolName: String?
  /// Whether the called member belongs to a spy.
  let isSpied: Bool
  /// The member that was called.
  public let member: String
  /// The file that the member is in.
  public let file: String
  /// The line that the member is on.
  public let line: UInt

  init(
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

  /// The place, and a sentence that names the member and the type and says how to fix the problem.
  public var description: String { "\(file):\(line): \(textWithoutPlace)" }

  /// The description without the place.
  @_spi(Generated) public var textWithoutPlace: String {
    let owner = protocolName.map { " of '\($0)'" } ?? ""
    if isSpied {
      return """
        '\(member)'\(owner) is not stubbed for this call, and '\(type)' has no default value; stub it with \
        'when.\(stubbed)'
        """
    }
    return """
      '\(member)'\(owner) has no default value of type '\(type)'; implement the member in your fake, add \
      '@FakeDefault' to the requirement, or give the type a default: make it 'Defaultable', or call \
      'FakeDefaults.register'
      """
  }

  /// The expression with which a test stubs the member, as in `load(…).returns(…)`.
  private var stubbed: String {
    let name = member.prefix { $0 != "(" }
    return (member.hasSuffix(":)") ? "\(name)(…)" : member) + ".returns(…)"
  }
}

/// The default value for members that return `any Error`.
///
/// ```swift
/// var lastError: any Error { NullError() }
/// ```
public struct NullError: Error, Hashable, NullObject {
  /// Creates the error.
  public init() {}
}
