import FakegenSyntax

/// The plan of everything that is generated for one protocol or type, or for a Null type that several protocols share.
///
/// Everything is decided, but nothing is spelled.
struct FakePlan {
  /// The protocol or the type; `nil` for what several share.
  var subject: DeclarationID?
  /// The heading of its section in the output.
  let title: String
  /// The conditions of `#if` around the output, outermost first.
  let conditions: [String]
  /// The place of messages about requirements of the standard library's protocols, which have no place in the sources.
  let place: Place
  /// The plan of each kind of output, in the order in which they are written.
  private(set) var plans: [any OutputPlan] = []
  var dependencies = Dependencies()
  var diagnostics: [Diagnostic] = []

  /// Creates an empty plan for a protocol or a type.
  init(for id: DeclarationID, in program: Program) {
    self.init(program.title(of: id), under: program.conditions(of: id), at: program[id].place)
    subject = id
  }

  /// Creates an empty plan.
  init(_ title: String, under conditions: [String], at place: Place) {
    self.title = title
    self.conditions = conditions
    self.place = place
  }

  /// Adds the plan of one kind of output, and what it needs.
  mutating func add(_ plan: any OutputPlan, needing dependencies: Dependencies) {
    plans.append(plan)
    self.dependencies.add(dependencies)
  }

  /// Changes the plan of one kind of output, if there is one.
  mutating func change<Plan: OutputPlan>(_ plan: Plan.Type, _ body: (inout Plan) -> Void) {
    for index in plans.indices {
      guard var plan = plans[index] as? Plan else { continue }
      body(&plan)
      plans[index] = plan
    }
  }

  /// The plan of one kind of output; `nil` if that generates nothing for the subject.
  func plan<Plan: OutputPlan>() -> Plan? {
    plans.lazy.compactMap { $0 as? Plan }.first
  }

  /// All members that are generated with a default implementation.
  var members: [MemberPlan] { plans.flatMap(\.defaults) }
}

/// What a plan needs in addition to its own declarations.
struct Dependencies: Equatable {
  /// Imports that default values need.
  var imports: [ImportModel] = []
  /// The shared Null types that it uses, in the order in which it first requested them.
  var requests: [SharedNullID] = []
  /// The types that it makes by calling a generated function, because their values are too large to be written inline.
  var parts: [DeclarationID] = []

  mutating func add(_ other: Dependencies) {
    imports += other.imports.filter { !imports.contains($0) }
    requests += other.requests.filter { !requests.contains($0) }
    parts += other.parts.filter { !parts.contains($0) }
  }
}
