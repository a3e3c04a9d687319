extension Defaultable {
  /// Returns a copy of the value after some change.
  ///
  /// ```swift
  /// let older = user.with { $0.age = 7 }
  /// ```
  ///
  /// - Parameter change: Changes the copy.
  /// - Returns: The copy; the value itself stays as it is.
  /// - Throws: What `change` throws.
  public func with<Failure: Error>(
    _ change: (_ copy: inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension Defaultable where Self: AnyObject {
  /// Would change the object itself, which others may hold as well.
  ///
  /// - Parameter change: Changes the object.
  /// - Returns: The object.
  @available(
    *, unavailable, message: "this would change the object itself; use '@Faked(copy: true)'"
  )
  public func with(_ change: (_ copy: inout Self) throws -> Void) -> Self { self }
}

extension Optional {
  /// Returns what an optional property becomes in a copy.
  ///
  /// Generated functions `copy` take a change with one more `nil` than the property has, so that `email: nil` means that
  /// the copy has none. You do not have to call this yourself.
  ///
  /// - Parameter original: What the property was.
  /// - Returns: `nil` for `nil`; the original for `.some(nil)`, which nobody has to write; else the new value.
  public func applied<Value>(to original: Value?) -> Value? where Wrapped == Value?? {
    switch self {
    case .none: nil
    case .some(.none): original
    case .some(.some(let value)): value
    }
  }
}
