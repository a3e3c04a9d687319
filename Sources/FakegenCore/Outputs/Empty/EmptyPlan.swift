/// The plan of an Empty protocol: its declaration, and the members that its extensions implement.
struct EmptyPlan: Equatable {
  let id: DeclarationID
  let name: String
  let access: Access
  /// The attributes and the isolation of the declaration.
  let heading: Heading
  /// The attributes and the isolation of its extensions, which may be isolated where the declaration is not.
  let extensionHeading: Heading
  /// The namespace that it is nested in, because its module would put it on the main actor; `nil` if it is not nested.
  let namespace: String?
  /// Whether it is a class, because the protocol is for Objective-C.
  let isClass: Bool
  /// Whether only classes and actors can conform.
  let isClassBound: Bool
  let isNoncopyable: Bool
  /// The conditions of `#if` around its associated types, by their names.
  let associatedTypes: [String: [ConditionBranch]]
  /// The `init()` of an Empty class; `nil` if it is inherited.
  var initializer: InitializerPlan?
  /// The members that it implements itself.
  var members: [MemberPlan] = []
  /// The Empty protocols that it inherits, by their protocols.
  var parents: [DeclarationID] = []
  /// The superclass, and the protocols that it inherits, possibly with duplicates.
  var inherited: [TypeModel] = []
  /// The requirements that the user's own extensions implement, and that it leaves to them.
  var implemented: [Implementation] = []
  /// The requirements that nothing implements: they are skipped, or left out because no default was found.
  var unmet: [Requirement] = []
  var dependencies = Dependencies()

  /// Creates a plan that implements nothing yet.
  init(of id: DeclarationID, in program: Program) {
    let shape = program.shape(of: id)
    self.id = id
    name = program.name(.empty, of: id)
    access = program.generatedAccess(for: id)
    heading = program.heading(of: id, in: program.isolationOfEmpty(id))
    extensionHeading = program.heading(of: id)
    namespace = program.isEmptyInNamespace(id) ? program.namespaceName(of: id) : nil
    isClass = program.hasEmptyClass(id)
    isClassBound = shape.isClassBound
    isNoncopyable = shape.isNoncopyable
    associatedTypes = Dictionary(
      uniqueKeysWithValues: shape.associatedTypes.map { ($0.name, $0.conditions) })
  }
}

extension FactReader {
  /// The plans of the Empty protocols of some protocols, and of those that these inherit, nearest first.
  func empties(of ids: [DeclarationID]) -> [EmptyPlan] {
    ids.transitiveClosure { empty(of: $0).parents }.map(empty)
  }
}
