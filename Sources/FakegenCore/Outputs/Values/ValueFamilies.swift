/// The families of classes with test data: each is a class whose subclasses have test data as well.
///
/// As members of the class, its functions would be inherited, and a call in a subclass would be ambiguous. So they are
/// in extensions of a protocol.
///
/// ```swift
/// nonisolated protocol BirdFamily: AnyObject {}
///
/// extension Bird: BirdFamily {}
///
/// extension BirdFamily where Self == Bird {
///   static func fake(name: String = "") -> Bird { Bird(name: name) }
/// }
/// ```
///
/// If a class has a required initializer, its functions are those of its subclasses as well: they are in an extension
/// `where Self: Bird`.
struct ValueFamilies {
  private let program: Program
  /// The topmost class above each class of which a superclass or a subclass has test data as well.
  private let topmost: [DeclarationID: DeclarationID]

  init(of values: [ValuePlan], in program: Program) {
    self.program = program
    let members = Set(
      values.filter { program[$0.id].kind == .class && !$0.hasOwnFunction }.map(\.id))
    let above = members.map { id in
      (id, program.superclasses(of: id).flatMap(program.branches).filter(members.contains))
    }
    let classes = Set(above.flatMap { $1.isEmpty ? [] : [$0] + $1 })
    topmost = Dictionary(
      uniqueKeysWithValues: classes.map { id in
        (id, program.lineage(of: id).last(where: classes.contains) ?? id)
      })
  }

  /// The family of a type with test data; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - own: The conditions of `#if` around its test data.
  /// - Returns: The family. Its protocol stands under the conditions that are around all its classes.
  func family(of id: DeclarationID, under own: [String]) -> ValuePlan.Family? {
    guard let topmost = topmost[id] else { return nil }
    let name = program.familyName(of: topmost)
    var family = ValuePlan.Family(
      name: name, genericParameters: program[id].genericParameters.map(\.name))
    guard topmost == id else { return family }
    let classes = self.topmost.lazy.filter { program.familyName(of: $0.value) == name }
    let conditions = own.filter { condition in
      classes.allSatisfy { program.conditions(of: $0.key).contains(condition) }
    }
    family.place = conditions == own ? .here : .apart(under: conditions)
    return family
  }
}

/// What the test data of several types shares: the protocol of a family, or the alias of a hidden type.
struct SharedValuePlan: OutputPlan {
  /// Writes the declarations.
  let declarations: (Spelling) -> [GeneratedDeclaration]

  func write(in spelling: Spelling) -> WrittenParts {
    WrittenParts(atFileScope: declarations(spelling))
  }
}

extension Program {
  /// The section with the protocol of a family, if more classes need it than share the topmost class's conditions.
  func separateProtocol(of value: ValuePlan) -> FakePlan? {
    guard let family = value.family, case .apart(let conditions) = family.place else { return nil }
    var section = FakePlan(family.name, under: conditions, at: self[value.id].place)
    let plan = SharedValuePlan {
      ValueWriter(value, in: $0).protocolOfFamily(named: family.name)
    }
    section.add(plan, needing: Dependencies())
    return section
  }
}
