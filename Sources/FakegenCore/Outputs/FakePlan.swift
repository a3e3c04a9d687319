import FakegenSyntax

/// Everything that is to be written for one protocol or type, or for a Null type that several protocols share; decided,
/// and not yet spelled.
struct FakePlan {
  /// The protocol or the type; `nil` for a Null type that several share.
  let subject: DeclarationID?
  /// What the output of it is headed by.
  let title: String
  /// The conditions of `#if` around the output, outermost first.
  let conditions: [String]
  /// Where messages about members of the standard library's protocols belong.
  let place: Place
  /// What each kind of output generates, in the order of the output.
  private(set) var plans: [any OutputPlan] = []
  private(set) var asked = Asked()
  var diagnostics: [Diagnostic] = []

  /// What is for a protocol or a type; what others need of it, even where its annotation's condition does not hold.
  init(for id: DeclarationID, in program: Program, isPart: Bool = false) {
    subject = id
    title = program.title(of: id)
    conditions =
      isPart ? program[id].conditions.map(\.standalone) : program.conditions(of: id)
    place = program[id].place
  }

  /// What several protocols share.
  init(_ null: SharedNull) {
    subject = nil
    title = null.name
    conditions = null.conditions
    place = null.request.user.place
  }

  /// Adds what is to be written, with what that asked for.
  mutating func add(_ plan: any OutputPlan, asking asked: Asked) {
    plans.append(plan)
    self.asked.add(asked)
  }

  /// Adds what was asked for before.
  mutating func ask(_ more: Asked) { asked.add(more) }

  /// What one kind of output generates.
  func plan<Plan: OutputPlan>() -> Plan? {
    plans.lazy.compactMap { $0 as? Plan }.first
  }

  /// The types that are named in it.
  var types: [TypeModel] { plans.flatMap(\.types) }

  /// All members that are written with a default.
  var members: [MemberPlan] { plans.flatMap(\.defaults) }
}

/// What else a plan needs to be written.
struct Asked: Equatable {
  /// Imports that default values need.
  var imports: [ImportModel] = []
  /// The Null types that are requested, in the order in which they first were.
  var requests: [SharedNullID] = []
  /// The types that are made by a function of their own.
  var parts: [DeclarationID] = []

  mutating func add(_ other: Asked) {
    imports += other.imports.filter { !imports.contains($0) }
    requests += other.requests.filter { !requests.contains($0) }
    parts += other.parts.filter { !parts.contains($0) }
  }
}
