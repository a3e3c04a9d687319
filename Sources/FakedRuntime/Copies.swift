extension Defaultable {
  /// Returns a changed copy of the value.
  ///
  /// ```swift
  /// let older = user.with { $0.age = 7 }
  /// ```
  ///
  /// - Parameter change: A closure that changes the copy.
  /// - Returns: The changed copy; the value itself stays as it is.
  /// - Throws: The error that `change` throws.
  public func with<Failure: Error>(
    _ change: (_ copy: inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension Defaultable where Self: AnyObject {
  /// Is unavailable, because it would change the object itself, to which other code may refer.
  ///
  /// - Parameter change: A closure that changes the object.
  /// - Returns: The object itself.
  @available(
    *, unavailable, message: "this would change the object itself; use '@Faked(copy: true)'"
  )
  public func with(_ change: (_ copy: inout Self) throws -> Void) -> Self { self }
}

extension Optional {
  /// Returns the value that an optional property has in a copy; called by generated code.
  ///
  /// For a property `email` of type `String?`, the generated method `copy` has a parameter
  /// `email: String??? = .some(nil)`. So `copy(email: nil)` removes the address, and `copy()` keeps it.
  ///
  /// - Parameter original: The value of the property in the original.
  /// - Returns: `nil` for `nil`; the original value for `.some(nil)`, the parameter's default; otherwise the new value.
  public func applied<Value>(to original: Value?) -> Value? where Wrapped == Value?? {
    switch self {
    case .none: nil
    case .some(.none): original
    case .some(.some(let value)): value
    }
  }
}
