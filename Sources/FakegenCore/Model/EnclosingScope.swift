import FakegenKnowledge

/// What the enclosing declarations determine about a declaration.
struct EnclosingScope: Sendable {
  var nesting: [String] = []
  /// The module that an enclosing extension names, as in `extension Lib.Thing`.
  var extendedModule: ModuleName?
  var access = Access.open
  /// The access level of members without an access modifier, as in a `public extension`.
  var defaultAccess = Access.internal
  /// Whether an enclosing declaration is an actor or `nonisolated`.
  var isNonisolated = false
  /// Whether the immediately enclosing type is a class, whose members a subclass may have to repeat.
  var isInClass = false
  var conditions: [ConditionBranch] = []
  /// The conditions inside the immediately enclosing type, around its members.
  var memberConditions: [ConditionBranch] = []
}
