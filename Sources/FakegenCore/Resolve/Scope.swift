/// Where a type is being talked about: what its names mean there.
struct Scope {
  let shape: ProtocolShape
  /// Associated types that are known to be another type.
  var pinned: [String: TypeModel]
  /// The names around the declaration that the type was written in.
  var nesting: [String] = []
  /// The names around the place where a generic type was given its arguments.
  var argumentNesting: [String] = []
  /// The generic parameters of the member, with their constraints.
  var genericParameters: [String: [TypeModel]] = [:]
  var packs: Set<String> = []
  /// The parameters of the member, which may be returned.
  var parameters: [Parameter] = []
  var effects = Effects()
  var isStatic = false
  /// Whether `Self` can be made, because the code stands in a Null type.
  var isNull = false
  /// Names that mean a member or an associated type where the code will stand.
  var shadowed: Set<String> = []
  /// The types whose initializers are being written, which must not come round again.
  var underConstruction: [String] = []
  /// The files whose imports say what names mean here.
  var files: Set<Int> = []
  var isOnMainActor = false
  /// The conditions of `#if` under which the code will stand.
  var conditions: Set<String> = []
  /// Who the member is, for the message of `fatalError`.
  var memberName = ""

  /// Whether what is declared under some conditions is there wherever the code is.
  func holds(_ conditions: [ConditionBranch]) -> Bool {
    conditions.allSatisfy { self.conditions.contains($0.standalone) }
  }

  /// Whether a name is an associated type here.
  func isAssociatedType(_ name: String) -> Bool { shape.associatedTypes[name] != nil }

  /// Whether a name belongs to the protocol or to the member, and not to the file.
  func isLocal(_ name: String) -> Bool {
    name == "Self" || isAssociatedType(name) || genericParameters[name] != nil
      || packs.contains(name)
  }
}
