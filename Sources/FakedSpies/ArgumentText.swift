/// How arguments are shown to people who read why a test failed: without the names of modules, and without
/// `Optional` around values.
enum ArgumentText {
  /// The arguments of a call, in parentheses.
  static func list(_ arguments: Any) -> String {
    let text = value(arguments)
    return Mirror(reflecting: arguments).displayStyle == .tuple ? text : "(\(text))"
  }

  private static func value(_ value: Any) -> String {
    if let text = value as? String { return String(reflecting: text) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { self.value($0.value) } ?? "nil"
    case .tuple:
      let elements = mirror.children.map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + self.value(child.value)
      }
      return "(\(elements.joined(separator: ", ")))"
    default: return "\(value)"
    }
  }
}
