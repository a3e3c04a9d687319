import FakegenKnowledge
import FakegenSyntax

/// The kinds of output, in the order in which they are planned and written.
private let outputs: [any Output.Type] = [
  EmptyOutput.self, NullOutput.self, ValueOutput.self, SpyOutput.self,
]

/// One kind of output that is generated for protocols and types, as Null types are.
///
/// Each kind has a folder, with the code that decides where it is generated, plans it and writes it. Nothing depends on
/// spies: to remove the feature, delete their folder and their name in the list above.
protocol Output: SendableMetatype {
  /// The kind of fake that is generated for a protocol and named after it, as `NullStore`; `nil` if there is none.
  static var kind: FakeKind? { get }

  /// The types for which this kind generates something, among them those that faked protocols mention.
  static func types(mentionedBy protocols: [DeclarationID], in program: Program) -> [DeclarationID]

  /// Plans what this kind generates for a declaration, or adds messages that say why it is not possible.
  ///
  /// - Parameters:
  ///   - fake: The plan to add to. It already holds what the kinds before this one planned.
  ///   - id: The declaration: a protocol that is faked, or a type.
  ///   - facts: The facts about other plans.
  static func add(to fake: inout FakePlan, for id: DeclarationID, reading facts: FactReader)

  /// The problems with the options of this kind, reported once for the whole run.
  static func problems(with protocols: [DeclarationID], in program: Program) -> [Diagnostic]
}

extension Output {
  static var kind: FakeKind? { nil }

  static func types(
    mentionedBy protocols: [DeclarationID], in program: Program
  ) -> [DeclarationID] { [] }

  static func problems(
    with protocols: [DeclarationID], in program: Program
  ) -> [Diagnostic] { [] }
}

/// The plan of one kind of output for a declaration: everything is decided, but nothing is spelled.
protocol OutputPlan {
  /// The access of its declarations.
  var access: Access { get }

  /// The types that the output names.
  var types: [TypeModel] { get }

  /// The types in the signatures of its declarations, which are visible wherever these are.
  var signatureTypes: [TypeModel] { get }

  /// The protocols that its declarations refine or conform to, unless the output declares them.
  var refined: [DeclarationID] { get }

  /// The members that are generated with a default implementation.
  var defaults: [MemberPlan] { get }

  /// Whether the summary counts the type that this is generated for.
  var isCounted: Bool { get }

  /// Whether the output may name what the file of its type or protocol imports.
  var needsImportsOfItsFile: Bool { get }

  /// Whether the output contains names whose origin is unknown, so that any import may be needed.
  var hasNamesOfUnknownOrigin: Bool { get }

  /// The names of the types and protocols that the output declares.
  var names: [String] { get }

  /// The access that certain imports must have at least: that of the runtime, because the declarations name the
  /// runtime's types; those of other libraries that the output needs; and those of modules whose public types are made
  /// to conform to a protocol of the runtime.
  var imports: [ModuleName: Access] { get }

  /// Writes the declarations.
  func write(in spelling: Spelling) -> WrittenParts

  /// Explains where the defaults come from.
  func explanations(by explainer: Explainer) -> [Explanation]
}

extension OutputPlan {
  var access: Access { .internal }
  var types: [TypeModel] { [] }
  var signatureTypes: [TypeModel] { types }
  var refined: [DeclarationID] { [] }
  var defaults: [MemberPlan] { [] }
  var isCounted: Bool { true }
  var needsImportsOfItsFile: Bool { true }
  var hasNamesOfUnknownOrigin: Bool { defaults.contains(where: \.hasNamesOfUnknownOrigin) }
  var names: [String] { [] }
  var imports: [ModuleName: Access] { [:] }
  func explanations(by explainer: Explainer) -> [Explanation] { [] }
}

/// Generated declarations, and the scope in which they are written.
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
struct WrittenParts {
  /// Types that are written where the subject is declared: in an extension of the type that the subject is nested in,
  /// if any.
  var beside: [GeneratedDeclaration] = []
  /// Extensions, which are always at file scope.
  var atFileScope: [GeneratedDeclaration] = []
}

extension GeneratedNames {
  /// Returns the names of the protocols whose fakes may have a name, because users may ask for a fake by its own name.
  ///
  /// - Parameter name: The name, as `NullStore`.
  /// - Returns: `Store`; an empty array if the name is not that of a generated type.
  package static func namesBehind(_ name: String) -> [String] {
    outputs.compactMap { $0.kind }.compactMap { $0.stem(of: name) }
  }
}

extension FactReader {
  /// Plans everything that is generated for a protocol or a type.
  func fake(for id: DeclarationID) -> FakePlan {
    var fake = FakePlan(for: id, in: program)
    for output in outputs { output.add(to: &fake, for: id, reading: self) }
    return fake
  }
}

extension Program {
  /// The types for which each kind of output generates something, among them those that faked protocols mention.
  func types(
    mentionedBy protocols: [DeclarationID]
  ) -> [(output: ObjectIdentifier, types: [DeclarationID])] {
    outputs.map { (ObjectIdentifier($0), $0.types(mentionedBy: protocols, in: self)) }
  }

  /// The problems with the options of all kinds of output.
  func problems(with protocols: [DeclarationID]) -> [Diagnostic] {
    outputs.flatMap { $0.problems(with: protocols, in: self) }
  }
}
