import FakegenKnowledge
import FakegenSyntax

// Values that differ from run to run.

extension Program {
  /// Whether a member makes a different value in each run, by its own body or by what that makes in turn.
  ///
  /// ```swift
  /// struct Token {
  ///   init() { id = UUID().uuidString }  // varies, so that `Token(id: "")` is taken
  ///   init(id: String) { self.id = id }
  /// }
  /// struct Session {
  ///   init() { token = Token() }         // varies, too
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: An initializer, a static property or function.
  ///   - id: Its type.
  /// - Returns: Whether its value varies.
  func varies(_ member: Member, of id: DeclarationID) -> Bool {
    if declarations.isPrelude(member.place.file) { return false }
    return variesByPlace.value(about: member.place) {
      var search = VariationSearch(program: self)
      return search.varies(member, of: id)
    }
  }

  /// Whether a value, as it is written, differs from run to run.
  ///
  /// - Parameters:
  ///   - written: The value.
  ///   - type: The type of the value.
  ///   - scope: The place where it is written.
  /// - Returns: Whether it varies.
  func varies(_ written: WrittenValue, as type: TypeModel, in scope: NameScope) -> Bool {
    var search = VariationSearch(program: self)
    return search.varies(written, as: type, in: scope)
  }
}

/// A search through all that a value is made of.
private struct VariationSearch {
  let program: Program
  var seen: Set<Place> = []
  /// The number of names that have been looked up.
  var steps = 0
  /// The number of steps after which a value counts as one that does not vary.
  private static let maximumSteps = 64

  mutating func varies(_ member: Member, of id: DeclarationID) -> Bool {
    guard member.kind != .enumCase, seen.insert(member.place).inserted else { return false }
    let scope = program.scope(inside: id)
    if member.storage != .computed {
      return member.initialValue.map {
        varies($0, as: program.bind(member.type, in: scope), in: scope)
      } ?? false
    }
    let source = program.declarations.source(of: member.place.file)
    if VolatileValues.contains(source.text(ofBodyAfter: member.place.offset)) { return true }
    return source.madeValues(inBodyAfter: member.place.offset).contains { made in
      let owner = made.owner.isEmpty ? id : program.meaning(of: made.owner, in: scope).declaration
      return owner.map { varies(made.name, of: $0, made.labels) } ?? false
    }
  }

  mutating func varies(_ written: WrittenValue, as type: TypeModel, in scope: NameScope) -> Bool {
    if written == .varying || written.parts.contains(where: { varies($0, as: .missing, in: scope) })
    {
      return true
    }
    guard case .member(let name, of: let owner, let arguments) = written else { return false }
    let bound = program.bind(owner.map { .named($0) } ?? type, in: scope)
    guard case .named(let named) = program.unwrapped(bound) else { return false }
    return program.isVolatile(name, of: named)
      || named.declaration.map { varies(name, of: $0, arguments?.labels) } ?? false
  }

  /// Whether a maker of a type varies, or the default argument of one of its parameters that gets no argument.
  private mutating func varies(_ name: String, of id: DeclarationID, _ labels: [String?]?) -> Bool {
    guard program[id].isType, program[id].origin == .source, steps < Self.maximumSteps else {
      return false
    }
    steps += 1
    let scope = program.scope(inside: id)
    let isByMaker = program.makers(of: id, named: name, takenBy: labels).contains {
      anyDefaultVaries($0.kept, in: scope) || varies($0.member, of: id)
    }
    if isByMaker { return true }
    guard name == "init", let labels, program.makers(of: id, named: name).isEmpty else {
      return false
    }
    return anyDefaultVaries(
      program.storedProperties(of: id).filter { !labels.contains($0.name) }.map {
        $0.memberwiseParameter($0.type)
      }, in: scope)
  }

  private mutating func anyDefaultVaries(_ parameters: [Parameter], in scope: NameScope) -> Bool {
    parameters.contains { parameter in
      parameter.defaultValue.map { varies($0, as: parameter.type, in: scope) } ?? false
    }
  }
}
