extension TypeModel: CustomStringConvertible {
  /// The type as Swift.
  package var description: String {
    switch self {
    case .named(let type): type.description
    case .optional(let wrapped): "\(wrapped.parenthesizedIfNeeded)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
    case .function(let function): function.description
    case .metatype(let type): "\(type.parenthesizedIfNeeded).Type"
    case .existential(let constraint): "any \(constraint)"
    case .opaque(let constraint): "some \(constraint)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .prefixed(let prefixes, let type): (prefixes + ["\(type)"]).joined(separator: " ")
    case .packExpansion(let pattern): "repeat \(pattern)"
    case .packElement(let pack): "each \(pack)"
    case .suppressed(let type): "~\(type)"
    case .value(let text): text
    case .missing: "_"
    }
  }

  /// The type as it can stand before `?` or `.Type`.
  var parenthesizedIfNeeded: String {
    switch self {
    case .function, .existential, .opaque, .composition, .prefixed, .packExpansion, .packElement,
      .suppressed:
      "(\(self))"
    case .named, .optional, .array, .dictionary, .inlineArray, .tuple, .metatype, .value, .missing:
      description
    }
  }
}

extension NamedType: CustomStringConvertible {
  package var description: String {
    components.map { component in
      component.arguments.isEmpty
        ? component.name
        : "\(component.name)<\(component.arguments.map(\.description).joined(separator: ", "))>"
    }.joined(separator: ".")
  }
}

extension TypeElement: CustomStringConvertible {
  package var description: String {
    (label.map { "\($0): " } ?? "") + "\(type)" + (isVariadic ? "..." : "")
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String {
    let parameters = parameters.map(\.description).joined(separator: ", ")
    let effects = effects.text.isEmpty ? "" : "\(effects.text) "
    return "(\(parameters)) \(effects)-> \(result)"
  }
}
