import FakegenKnowledge
import FakegenSyntax

/// The kinds of output, in the order in which they are planned and written.
private let outputs: [any Output.Type] = [
  EmptyOutput.self, NullOutput.self, ValueOutput.self, SpyOutput.self,
]

/// One kind of thing that is generated for protocols and types, as Null types are.
///
/// Each kind has a folder, which says who wants one, plans it and writes it. What all kinds share knows them by the list
/// above. Nothing builds on spies: remove their folder and their name there, and they are gone.
protocol Output: SendableMetatype {
  /// What begins the name of what is generated for a protocol, as `Null`; `nil` if that has no such name.
  static var kind: FakeKind? { get }

  /// The types that get something because protocols that mention them are faked.
  static func types(mentionedBy protocols: [DeclarationID], in program: Program) -> [DeclarationID]

  /// Decides about a type what plans of others rest on, before anybody asks.
  static func decide(about id: DeclarationID, reading facts: FactReader)

  /// Plans what a declaration wants of this kind, or says why it cannot be had.
  ///
  /// - Parameters:
  ///   - fake: Takes the plan and the messages. It holds what the kinds before this one have planned.
  ///   - id: The declaration: a protocol that is faked, or a type.
  ///   - facts: What is known of other plans.
  static func add(to fake: inout FakePlan, for id: DeclarationID, reading facts: FactReader)

  /// What is wrong with what was asked of this kind, said once for all protocols.
  static func problems(with protocols: [DeclarationID], in program: Program) -> [Diagnostic]
}

extension Output {
  static var kind: FakeKind? { nil }

  static func types(
    mentionedBy protocols: [DeclarationID], in program: Program
  ) -> [DeclarationID] { [] }

  static func decide(about id: DeclarationID, reading facts: FactReader) {}

  static func problems(
    with protocols: [DeclarationID], in program: Program
  ) -> [Diagnostic] { [] }
}

/// What one kind of output generates for a declaration: decided, and not yet spelled.
protocol OutputPlan {
  /// The types that are named in it.
  var types: [TypeModel] { get }

  /// The members that are written with a default.
  var defaults: [MemberPlan] { get }

  /// Whether the summary counts it as something that is generated for a type.
  var isCounted: Bool { get }

  /// Whether it has names of which nobody knows where they come from.
  var mayNameAnything: Bool { get }

  /// The names of the types and protocols that it declares.
  var names: [String] { get }

  /// What it shares with others, each of which names it by its title.
  func shared(by writer: FileWriter) -> [GeneratedSection]

  /// The class whose objects it makes in its own way, if those above and below it may have other ways.
  func familyMember(in program: Program) -> DeclarationID?

  /// The types that its declarations show, and to whom.
  func exposedTypes(in program: Program) -> [ExposedTypes]

  /// How visible some imports have to be: of the runtime, because its declarations name the runtime's types, of other
  /// libraries that it needs, and of modules whose public types it makes conform to a protocol of the runtime.
  func imports(in program: Program) -> [ModuleName: Access]

  /// Writes it.
  func write(by writer: FileWriter) -> [WrittenPart]

  /// Where its defaults come from.
  func explanations(by writer: FileWriter, at place: Place) -> [Explanation]
}

extension OutputPlan {
  var defaults: [MemberPlan] { [] }
  var isCounted: Bool { true }
  var mayNameAnything: Bool { defaults.contains(where: \.mayNameAnything) }
  var names: [String] { [] }
  func shared(by writer: FileWriter) -> [GeneratedSection] { [] }
  func familyMember(in program: Program) -> DeclarationID? { nil }
  func imports(in program: Program) -> [ModuleName: Access] { [:] }
  func explanations(by writer: FileWriter, at place: Place) -> [Explanation] { [] }
}

/// Types in the signatures of what has some access, which have to be as visible.
struct ExposedTypes {
  let types: [TypeModel]
  /// The protocols whose requirements are shown.
  var owners: [DeclarationID] = []
  let access: Access
}

/// Some declarations, and where they belong.
///
/// ```swift
/// extension Outer {  // beside 'Outer.Inner'
///   protocol EmptyInner: Outer.Inner {}
/// }
///
/// extension Outer.EmptyInner {  // at file scope
///   func run() {}
/// }
/// ```
enum WrittenPart {
  /// Types that stand beside what they are for: in an extension of the type that this is nested in.
  case beside([GeneratedDeclaration])
  /// Extensions, which stand on their own.
  case atFileScope([GeneratedDeclaration])
}

extension GeneratedNames {
  /// What a name of something generated may be made of, because people ask for a fake by its own name.
  ///
  /// - Parameter name: The name, as `NullStore`.
  /// - Returns: `Store`; nothing for other names.
  package static func namesBehind(_ name: String) -> [String] {
    outputs.compactMap { $0.kind }.compactMap { $0.stem(of: name) }
  }
}

extension FactReader {
  /// Decides about a type what plans of others rest on.
  func decide(about id: DeclarationID) {
    for output in outputs { output.decide(about: id, reading: self) }
  }

  /// Plans all that is generated for a protocol or a type.
  func fake(for id: DeclarationID) -> FakePlan {
    var fake = FakePlan(for: id, in: program)
    for output in outputs { output.add(to: &fake, for: id, reading: self) }
    return fake
  }
}

extension Program {
  /// The types for which each kind of output wants something, because faked protocols mention them.
  func types(
    mentionedBy protocols: [DeclarationID]
  ) -> [(output: ObjectIdentifier, types: [DeclarationID])] {
    outputs.map { (ObjectIdentifier($0), $0.types(mentionedBy: protocols, in: self)) }
  }

  /// What is wrong with what was asked for as a whole.
  func problems(with protocols: [DeclarationID]) -> [Diagnostic] {
    outputs.flatMap { $0.problems(with: protocols, in: self) }
  }
}
