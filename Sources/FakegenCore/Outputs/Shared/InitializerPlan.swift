/// `init()` of a generated type, where the compiler does not make the right one.
struct InitializerPlan: Equatable {
  /// What stands before it: `nonisolated`, and `override` or `required`.
  var modifiers: [String] = []
  /// What it passes to the superclass's initializer; `nil` if there is none.
  var arguments: [Expression.Argument]?

  /// Writes it.
  func declaration(_ access: [String], in spelling: Spelling) -> GeneratedDeclaration {
    let call = arguments.map { spelling.text(of: .call("super.init", $0)) }
    return GeneratedDeclaration(
      words: access + modifiers + ["init()"],
      body: call.map { .statements([.code($0)]) } ?? .empty)
  }
}

extension Program {
  /// `init()` of an Empty class, or of the Null type below it; `nil` if it is inherited.
  ///
  /// ```swift
  /// class EmptyDelegate: NSObject, Delegate {
  ///   override init() { super.init() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The protocol.
  ///   - access: Who sees the class.
  ///   - modifiers: What the initializer has to be: `override`, `required`, or both.
  ///   - isNeeded: Whether another initializer of the class keeps it from being inherited.
  /// - Returns: The initializer.
  func initializer(
    ofClassFor id: DeclarationID, access: Access, _ modifiers: [String], isNeeded: Bool = false
  ) -> InitializerPlan? {
    let isNonisolated = isOnActor(id)
    guard isNeeded || isNonisolated || !access.modifiers.isEmpty else { return nil }
    return InitializerPlan(
      modifiers: (isNonisolated ? ["nonisolated"] : []) + modifiers, arguments: [])
  }
}
