/// A cell that keeps the answer to a question that is asked many times; the answer never changes.
///
/// This file alone decides how answers are kept. The cell is a class, because other cells are filled while the answer
/// for this one is computed.
final class Answer<Value> {
  /// The answer; `nil` if it has not been found yet.
  var known: Value?

  /// Returns the answer, which is computed when it is asked for the first time.
  ///
  /// - Parameters:
  ///   - meanwhile: The answer to the same question while `find` runs; if `nil`, that question calls `find` again.
  ///   - find: Computes the answer.
  /// - Returns: The answer.
  func value(meanwhile: Value? = nil, _ find: () -> Value) -> Value {
    if let known { return known }
    known = meanwhile
    let found = find()
    known = found
    return found
  }
}

/// The answers to one question about many subjects.
final class Answers<Subject: Hashable, Value> {
  private var known: [Subject: Value] = [:]

  /// Returns the answer about a subject, which is computed when it is asked for the first time.
  func value(about subject: Subject, _ find: () -> Value) -> Value {
    if let known = known[subject] { return known }
    let found = find()
    known[subject] = found
    return found
  }
}

/// The answers about one declaration that have been found so far.
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
  /// The members of its extensions, bound like requirements so that they can be compared to these, by their places.
  let witnesses = Answers<Place, Requirement>()
  /// The initializers and static members that its unconditional extensions add.
  let addedMembers = Answer<[Member]>()
  /// Its own initializers and static members, and `addedMembers`, by name.
  let makers = Answer<[String: [Member]]>()
  /// The members that its extensions add, under whatever constraints, by name, grouped by extension.
  let membersOfExtensionsByName = Answer<
    [String: [(added: Declaration, members: [Member])]]
  >()
  /// The members that users wrote in extensions of its Empty protocol.
  let membersWritten = Answer<[Program.WrittenMember]>()
  let refusal = Answer<Program.Refusal?>()
  let generatedStem = Answer<String>()
  let aliasedType = Answer<TypeModel?>()
  let superclass = Answer<Superclass?>()
  let isAcyclic = Answer<Bool>()
}
