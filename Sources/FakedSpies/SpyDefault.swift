@_spi(Generated) import FakedRuntime

@_spi(Generated) extension Spy {
  /// Returns the default value of a type, or stops the program if none is known.
  ///
  /// - Parameters:
  ///   - member: The member that returns the value.
  ///   - file: The file that the member is in.
  ///   - line: The line that the member is on.
  /// - Returns: The type's default value.
  public func spyDefault<Value>(
    member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    Self.spyDefault(member: member, file: file, line: line)
  }

  /// Returns the default value of a type, or stops the program if none is known.
  ///
  /// - Parameters:
  ///   - member: The member that returns the value.
  ///   - file: The file that the member is in.
  ///   - line: The line that the member is on.
  /// - Returns: The type's default value.
  public static func spyDefault<Value>(
    member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    fakeDefault(in: spiedProtocol, isSpied: true, member: member, file: file, line: line)
  }

  /// Returns the default value of a type, or throws if none is known.
  ///
  /// - Parameters:
  ///   - member: The member that returns the value.
  ///   - file: The file that the member is in.
  ///   - line: The line that the member is on.
  /// - Returns: The type's default value.
  /// - Throws: `MissingDefault`.
  public func spyDefaultOrThrow<Value>(
    member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) throws -> Value {
    try Self.spyDefaultOrThrow(member: member, file: file, line: line)
  }

  /// Returns the default value of a type, or throws if none is known.
  ///
  /// - Parameters:
  ///   - member: The member that returns the value.
  ///   - file: The file that the member is in.
  ///   - line: The line that the member is on.
  /// - Returns: The type's default value.
  /// - Throws: `MissingDefault`.
  public static func spyDefaultOrThrow<Value>(
    member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) throws -> Value {
    try fakeDefaultOrThrow(
      in: spiedProtocol, isSpied: true, member: member, file: file, line: line)
  }

  /// Returns the default value of a type, or throws a given error if none is known.
  ///
  /// - Parameter error: The error to throw.
  /// - Returns: The type's default value.
  /// - Throws: The error.
  public func spyDefault<Value, Failure: Error>(
    orThrow error: @autoclosure () -> Failure
  ) throws(Failure) -> Value {
    try Self.spyDefault(orThrow: error())
  }

  /// Returns the default value of a type, or throws a given error if none is known.
  ///
  /// - Parameter error: The error to throw.
  /// - Returns: The type's default value.
  /// - Throws: The error.
  public static func spyDefault<Value, Failure: Error>(
    orThrow error: @autoclosure () -> Failure
  ) throws(Failure) -> Value {
    try fakeDefault(orThrow: error())
  }

  private static var spiedProtocol: String { String("\(Self.self)".trimmingPrefix("Spy")) }
}
