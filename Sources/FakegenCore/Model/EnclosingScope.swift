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
  /// Whether members keep their signatures: those of a protocol are implemented, and those of a class overridden.
  var keepsSignatures = false
  var conditions: [ConditionBranch] = []
  /// The conditions inside the immediately enclosing type, around its members.
  var memberConditions: [ConditionBranch] = []
}
