/// What an Empty protocol gives.
struct EmptyPlan: Equatable {
  let id: DeclarationID
  /// Whether it is a class, for Objective-C.
  var isClass = false
  /// Of a class, `init()`; `nil` if it is inherited.
  var initializer: InitializerPlan?
  /// The members that it implements itself.
  var members: [MemberPlan] = []
  /// The Empty protocols that it inherits, by their protocols.
  var parents: [DeclarationID] = []
  /// Empty protocols that someone wrote for parents, which it inherits as well.
  var handWritten: [DeclarationID] = []
  /// The members that are left to the user's own extensions, because nothing better is known.
  var implemented: [Implementation] = []
  /// Demands that nobody fulfills: they were skipped, or left out as unresolved.
  var unmet: [Requirement] = []
  var asked = Asked()
}

extension FactReader {
  /// What the Empty protocols of some protocols give, and those that they inherit, nearest first.
  func empties(of ids: [DeclarationID]) -> [EmptyPlan] {
    ids.reaching { empty(of: $0).parents }.map(empty)
  }
}
