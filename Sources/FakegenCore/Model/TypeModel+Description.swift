import FakegenKnowledge

/// How the names in a type are written.
///
/// Not a plain closure, because the compiler would specialize a recursive function that takes a closure for each call
/// site.
struct NameSpelling: Sendable {
  /// Whether only the parts that distinguish overloads are written, so not `@escaping`, `any` or labels.
  var isForOverloads = false
  /// Spells a name without its generic arguments.
  let spell: @Sendable (NamedType) -> String

  /// Spells names without the module that was written before them.
  static let withoutModules = NameSpelling { $0.name }

  /// Spells names without looking anything up: with their module only if their declaration is unknown.
  static let plain = NameSpelling { named in
    if case .unknown(let module?) = named.meaning {
      "\(module.text).\(named.name)"
    } else {
      named.name
    }
  }

  /// Spells names with the numbers of their declarations, for comparison.
  static let ofOverloads = NameSpelling(isForOverloads: true) { named in
    named.declaration.map { "\(named.name)#\($0.number)" } ?? named.name
  }
}

extension TypeModel: CustomStringConvertible {
  /// The type in Swift syntax, with plain names: for messages, and before names are bound.
  package var description: String { spelled(.plain) }

  /// Returns the type in Swift syntax.
  func spelled(_ names: NameSpelling) -> String {
    switch self {
    case .named(let type): return type.spelled(names)
    case .optional(let wrapped): return wrapped.spelledAsBase(names) + "?"
    case .array(let element): return "[" + element.spelled(names) + "]"
    case .dictionary(let key, let value):
      return "[" + key.spelled(names) + ": " + value.spelled(names) + "]"
    case .inlineArray(let count, let element):
      return "[" + count.spelled(names) + " of " + element.spelled(names) + "]"
    case .tuple(let elements):
      return elements.isEmpty ? "Void" : "(" + elements.spelled(names) + ")"
    case .function(let function):
      let parameters = function.takesVoid ? "()" : function.parameters.spelled(names)
      let words = function.effects.spelled(names) + ["-> "]
      return "(" + parameters + ") " + words.joined(separator: " ")
        + function.result.spelled(names)
    case .metatype(let type): return type.spelledAsBase(names) + ".Type"
    case .existential(let constraint):
      return (names.isForOverloads ? "" : "any ") + constraint.spelled(names)
    case .opaque(let constraint): return "some " + constraint.spelled(names)
    case .composition(let types):
      return types.map { $0.spelled(names) }.joined(separator: " & ")
    case .prefixed(let prefixes, let type):
      let written = names.isForOverloads ? prefixes.filter { $0 == "inout" } : prefixes
      return (written + [type.spelled(names)]).joined(separator: " ")
    case .packExpansion(let pattern): return "repeat " + pattern.spelled(names)
    case .packElement(let pack): return "each " + pack.spelled(names)
    case .suppressed(let type): return "~" + type.spelled(names)
    case .value(let text): return text
    case .missing: return "_"
    }
  }

  /// Returns the type in Swift syntax, in parentheses if `?` or `.Type` after it requires them.
  func spelledAsBase(_ names: NameSpelling) -> String {
    switch self {
    case .existential(let type) where names.isForOverloads,
      .prefixed(_, let type) where names.isForOverloads:
      type.spelledAsBase(names)
    case .function, .existential, .opaque, .composition, .prefixed, .packExpansion, .packElement,
      .suppressed:
      "(" + spelled(names) + ")"
    case .named, .optional, .array, .dictionary, .inlineArray, .tuple, .metatype, .value, .missing:
      spelled(names)
    }
  }
}

extension Effects {
  /// Returns the keywords of the effects: `async`, `throws(E)`.
  func spelled(_ names: NameSpelling) -> [String] {
    let throwing: [String] =
      switch throwing {
      case .never: []
      case .throws: ["throws"]
      case .rethrows: ["rethrows"]
      case .typed(let error): ["throws(\(error.spelled(names)))"]
      }
    return (isAsync ? ["async"] : []) + throwing
  }
}

extension NamedType: CustomStringConvertible {
  package var description: String { spelled(.plain) }

  func spelled(_ names: NameSpelling) -> String {
    let name = outer.map { $0.spelled(names) + "." + self.name } ?? names.spell(self)
    if arguments.isEmpty { return name }
    return name + "<" + arguments.map { $0.spelled(names) }.joined(separator: ", ") + ">"
  }
}

extension Constraint: CustomStringConvertible {
  var description: String { "\(left)\(relation == .equals ? " ==" : ":") \(right)" }
}

extension [TypeElement] {
  fileprivate func spelled(_ names: NameSpelling) -> String {
    map { element in
      (names.isForOverloads ? "" : element.label.map { $0 + ": " } ?? "")
        + element.type.spelled(names) + (element.isVariadic ? "..." : "")
    }.joined(separator: ", ")
  }
}
