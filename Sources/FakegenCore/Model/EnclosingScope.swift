import FakegenKnowledge

/// What the declarations around an item say about it.
struct EnclosingScope: Sendable {
  var nesting: [String] = []
  /// The module that an extension around names, as in `extension Lib.Thing`.
  var extendedModule: ModuleName?
  var access = Access.open
  /// The access of members that name none, as in a `public extension`.
  var defaultAccess = Access.internal
  /// Whether an actor, or something that says `nonisolated`, is around.
  var isNonisolated = false
  /// Whether a class is around, whose members a subclass may have to repeat.
  var isInClass = false
  var conditions: [ConditionBranch] = []
  /// The part of the conditions that is inside the type that the members belong to.
  var memberConditions: [ConditionBranch] = []
}
