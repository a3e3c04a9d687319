/// The `init()` of a generated type, if the compiler does not provide the right one.
struct InitializerPlan: Equatable {
  /// The modifiers besides the access: `nonisolated`, and `override` or `required`.
  var modifiers: [String] = []
  /// The arguments of `super.init`; `nil` if the type has no superclass.
  var arguments: [Expression.Argument]?

  /// Writes the initializer.
  func declaration(_ access: [String], in spelling: Spelling) -> GeneratedDeclaration {
    let call = arguments.map { spelling.text(of: .call("super.init", $0)) }
    return GeneratedDeclaration(
      words: access + modifiers + ["init()"],
      body: call.map { .statements([.code($0)]) } ?? .empty)
  }
}

extension Program {
  /// The `init()` of an Empty class, or of the Null type below it; `nil` if it is inherited.
  ///
  /// ```swift
  /// class EmptyDelegate: NSObject, Delegate {
  ///   override init() { super.init() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The protocol.
  ///   - access: The access of the class.
  ///   - modifiers: `override`, `required`, or both.
  ///   - isNeeded: Whether another initializer of the class prevents it from being inherited.
  /// - Returns: The initializer; `nil` if it is inherited.
  func initializer(
    ofClassFor id: DeclarationID, access: Access, _ modifiers: [String], isNeeded: Bool
  ) -> InitializerPlan? {
    let isNonisolated = isOnActor(id)
    guard isNeeded || isNonisolated || !access.modifiers.isEmpty else { return nil }
    return InitializerPlan(
      modifiers: (isNonisolated ? ["nonisolated"] : []) + modifiers, arguments: [])
  }
}
