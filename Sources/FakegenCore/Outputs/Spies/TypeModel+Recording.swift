/// Properties of types that matter to spies.
extension TypeModel {
  /// The effects of a function type; `nil` for any other type.
  var functionEffects: Effects? {
    if case .function(let function) = bare { function.effects } else { nil }
  }

  /// Whether the type can be written in an expression, as in `((Int) -> Void).self`.
  ///
  /// ```swift
  /// (()) -> Int, (Int...) -> Int, (consuming Row) -> Int  // cannot
  /// ```
  var isExpression: Bool {
    !holds { type in
      switch type {
      case .function(let function):
        function.takesVoid || function.parameters.contains(where: \.isVariadic)
      case .prefixed(let prefixes, _): prefixes.contains { !$0.hasPrefix("@") && $0 != "inout" }
      default: false
      }
    }
  }

  /// Whether the type is one of the most common `Sendable` types, a type that is declared as such, or a collection of
  /// these.
  func isSent(in program: Program) -> Bool {
    func areSent(_ types: [TypeModel]) -> Bool { types.allSatisfy { $0.isSent(in: program) } }
    switch self {
    case .named(let named):
      if let id = named.declaration {
        return program[id].isType && program.saysSendable(id) && areSent(named.allArguments)
      }
      return named.outer == nil && TypeModel.plainValues.contains(named.name) && areSent(children)
    case .optional, .array, .dictionary, .tuple: return areSent(children)
    case .existential(let constraint): return ["Actor", "Error"].contains(constraint.description)
    default: return false
    }
  }

  private static let plainValues: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int32",
    "Int64", "Set", "String", "Substring", "UInt", "UInt32", "UInt64", "UInt8", "URL", "URLRequest",
    "UUID",
  ]

  /// Whether the type is a generic parameter, possibly optional, and so may be any type.
  func isAnything(among names: [String]) -> Bool {
    switch bare {
    case .optional(let type): type.isAnything(among: names)
    case .named(let named): named.parameterName.map(names.contains) ?? false
    default: false
    }
  }

  /// Whether a value of the type determines a generic parameter: `[T]` does, but `T.Element` does not.
  func determines(_ name: String) -> Bool {
    let names = names
    let mentions = names.count { $0.parameterName == name }
    return mentions > names.count { $0.outer != nil && $0.root.parameterName == name }
  }

  var holdsPack: Bool {
    holds { type in
      switch type {
      case .packExpansion, .packElement, .missing: true
      default: false
      }
    }
  }
}
