/// Properties of types that matter to spies.
extension TypeModel {
  /// The effects of a function type; `nil` for any other type.
  var functionEffects: Effects? {
    if case .function(let function) = bare { function.effects } else { nil }
  }

  /// The type with a plain function instead of a block, whose type the runtime of Linux cannot describe.
  ///
  /// ```swift
  /// @escaping @convention(block) (Int) -> Void  // @escaping (Int) -> Void
  /// ```
  var withoutBlock: TypeModel {
    switch self {
    case .optional(let type): .optional(type.withoutBlock)
    case .prefixed: keepingPrefixes { $0 != "@convention(block)" }
    default: self
    }
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

  /// Whether the type is a generic parameter or `some Any`, possibly optional, and so may be any type.
  func isAnything(among names: [String]) -> Bool {
    switch bare {
    case .optional(let type): type.isAnything(among: names)
    case .named(let named): named.parameterName.map(names.contains) ?? false
    case .opaque(let constraint): constraint.isMetByEverything
    default: false
    }
  }

  /// Whether it is a constraint that all types meet, as far as Swift looks at the type of a function.
  var isMetByEverything: Bool {
    switch bare {
    case .composition(let parts): parts.allSatisfy(\.isMetByEverything)
    default:
      ["Any", "Sendable", "Copyable", "Escapable", "SendableMetatype"].contains(description)
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
