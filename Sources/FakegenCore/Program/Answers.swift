/// An answer that never changes, and is asked for many times.
///
/// Whoever finds an answer keeps it in such a cell, so that this file alone decides how answers are kept. A class, because
/// other cells are filled while the answer for this one is looked for.
final class Answer<Value> {
  /// The answer, as far as somebody has found it.
  var known: Value?

  /// Finds the answer, if it is not known.
  ///
  /// - Parameters:
  ///   - meanwhile: What those are told who ask again on the way; without it, they look for it themselves.
  ///   - find: Finds it.
  /// - Returns: The answer.
  func value(meanwhile: Value? = nil, _ find: () -> Value) -> Value {
    if let known { return known }
    known = meanwhile
    let found = find()
    known = found
    return found
  }
}

/// The answers to one question, about one thing each.
final class Answers<Subject: Hashable, Value> {
  private var known: [Subject: Value] = [:]

  /// Finds the answer about something, if it is not known.
  func value(about subject: Subject, _ find: () -> Value) -> Value {
    if let known = known[subject] { return known }
    let found = find()
    known[subject] = found
    return found
  }
}

/// What was found out about one declaration.
final class DeclarationAnswers {
  let scopeInside = Answer<NameScope>()
  let scopeAround = Answer<NameScope>()
  let parents = Answer<Parents>()
  let isolation = Answer<Isolation>()
  let hasEmptyClass = Answer<Bool>()
  let ancestors = Answer<[DeclarationID]>()
  let associatedTypeNames = Answer<[String]>()
  let shape = Answer<ProtocolShape>()
  let requirements = Answer<[Requirement]>()
  /// What its extensions' members are as witnesses, by their places.
  let witnesses = Answers<Place, Requirement>()
  /// The initializers and static members that extensions add for all values of a type.
  let addedMembers = Answer<[Member]>()
  /// Those and its own by their names.
  let makers = Answer<[String: [Member]]>()
  /// The members that extensions add, whatever their constraints, by their names, with the extensions that add them.
  let membersOfExtensionsByName = Answer<
    [String: [(added: Declaration, members: [Member])]]
  >()
  /// The members that users wrote for its Empty protocol.
  let membersWritten = Answer<[Member]>()
  let refusal = Answer<Program.Refusal?>()
  let generatedStem = Answer<String>()
  let aliasedType = Answer<TypeModel?>()
  let superclass = Answer<Superclass?>()
  let leadsToNoCircle = Answer<Bool>()
}
