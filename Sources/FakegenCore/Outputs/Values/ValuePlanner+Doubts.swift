import FakegenKnowledge
import FakegenSyntax

/// Messages about test data that may be missing, may end the program, or may differ from run to run.
extension ValuePlanner {
  /// Messages about a value, as that of a failable initializer.
  func doubts(
    about value: DefaultValue?, at place: Place?, _ name: String
  ) -> [Diagnostic] {
    guard let value, let place else { return [] }
    let name = "\(declaration.name).\(name)"
    return (value.risk == nil ? [] : [program.mayFail(name, value, at: place)])
      + value.varying.prefix(1).map {
        program.diagnostic(.note, .mayVary(name, because: $0), at: place)
      }
  }

  /// Messages about the initializer that makes the type: about its checks, and about what differs from run to run
  /// whatever the arguments of `fake(…)` are.
  ///
  /// ```swift
  /// struct ServerDate { let date: Date; init() { date = Date() } }  // because of 'init()'
  /// struct Row { let id = UUID(); var title: String }               // because of 'id'
  /// ```
  func doubts(
    about initializer: InitializerCandidate, with parameters: [ValueParameter]
  ) -> [Diagnostic] {
    let place = initializer.origin.place ?? declaration.place
    let ofBody = program.varies(initializer) ? [(initializer.name, place)] : []
    let varying = (ofBody + varyingConstants(of: id).map { ($0.name, $0.place) }).prefix(1)
    let arguments = parameters.compactMap { parameter in
      parameter.value.map { Expression.Argument(label: parameter.label, value: $0.expression) }
    }
    var call = DefaultValue(.make(.named(program.ownType(of: id).withoutArguments), arguments))
    call.trapRisk = trapRisk(of: initializer, with: parameters)
    return doubts(about: call, at: place, "fake()")
      + varying.map {
        program.diagnostic(.note, .fakeMayVary(declaration.name, because: $0), at: $1)
      }
  }

  /// The reason why the defaults of the parameters may not pass a check in an initializer; `nil` if they do.
  func trapRisk(
    of initializer: InitializerCandidate, with parameters: [ValueParameter]
  ) -> Obstacle? {
    let passed = initializer.parameters.compactMap { parameter in
      parameters.first { $0.name == parameter.name }?.value.map { (parameter, $0) }
    }
    return initializer.trapRisk(passing: passed)
  }
}
