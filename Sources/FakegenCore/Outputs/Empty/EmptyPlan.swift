/// What an Empty protocol gives.
struct EmptyPlan: Equatable {
  let id: DeclarationID
  let name: String
  let access: Access
  /// What it says before its own words.
  let heading: Heading
  /// What its extensions say, which may be more.
  let extensionHeading: Heading
  /// The namespace that it stands in, because its module would put it on the main actor; `nil` if it stands in none.
  let namespace: String?
  /// Whether it is a class, for Objective-C.
  let isClass: Bool
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

  /// One that gives nothing yet.
  init(of id: DeclarationID, in program: Program) {
    self.id = id
    name = program.name(.empty, of: id)
    access = program.generatedAccess(for: id)
    heading = program.heading(of: id, in: program.isolationOfEmpty(id))
    extensionHeading = program.heading(of: id)
    namespace = program.isEmptyInNamespace(id) ? program.namespaceName(of: id) : nil
    isClass = program.hasEmptyClass(id)
  }
}

extension FactReader {
  /// What the Empty protocols of some protocols give, and those that they inherit, nearest first.
  func empties(of ids: [DeclarationID]) -> [EmptyPlan] {
    ids.reaching { empty(of: $0).parents }.map(empty)
  }
}
