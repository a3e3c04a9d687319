/// The text of arguments in the messages of failing tests.
///
/// It leaves out the names of modules and the `Optional` around values, and shortens large values.
enum ArgumentText {
  /// Returns the arguments of a call, in parentheses.
  static func list(_ arguments: Any) -> String {
    let text = value(arguments)
    return Mirror(reflecting: arguments).displayStyle == .tuple ? text : "(\(text))"
  }

  /// How many parts of a value are shown.
  private static let maximumParts = 10

  /// How many levels of nesting are shown.
  private static let maximumDepth = 5

  /// How many characters of a text are shown.
  private static let maximumCharacters = 1_000

  /// Returns one value.
  static func value(_ value: Any, depth: Int = maximumDepth) -> String {
    if let text = value as? any StringProtocol {
      return shortened(String(text)) { String(reflecting: $0) }
    }
    if let character = value as? Character { return String(reflecting: character) }
    let mirror = Mirror(reflecting: value)
    let isDescribed = value is any CustomStringConvertible
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { self.value($0.value, depth: depth) } ?? "nil"
    case .tuple: return "(\(parts(of: mirror, depth)))"
    case .collection, .set: return "[\(parts(of: mirror, depth))]"
    case .dictionary:
      let pairs = mirror.children.isEmpty ? ":" : parts(of: mirror, depth, asPairs: true)
      return "[\(pairs)]"
    case .struct where !isDescribed: return "\(type(of: value))(\(parts(of: mirror, depth)))"
    case .enum where !isDescribed:
      guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
      let text = self.value(payload.value, depth: depth - 1)
      return name + (Mirror(reflecting: payload.value).displayStyle == .tuple ? text : "(\(text))")
    case .class where !isDescribed:
      return value is any CustomDebugStringConvertible
        ? String(reflecting: value) : "\(type(of: value))"
    default: return shortened("\(value)") { $0 }
    }
  }

  private static func shortened(_ text: String, _ show: (String) -> String) -> String {
    guard
      let end = text.index(
        text.startIndex, offsetBy: maximumCharacters, limitedBy: text.endIndex), end < text.endIndex
    else { return show(text) }
    return "\(show(String(text[..<end]))) and \(text[end...].count) more characters"
  }

  private static func parts(of mirror: Mirror, _ depth: Int, asPairs: Bool = false) -> String {
    if depth == 0 { return mirror.children.isEmpty ? "" : "…" }
    let parts = mirror.children.prefix(maximumParts).map { child in
      if asPairs {
        return Mirror(reflecting: child.value).children
          .map { value($0.value, depth: depth - 1) }.joined(separator: ": ")
      }
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + value(child.value, depth: depth - 1)
    }
    let rest = mirror.children.count - parts.count
    return (parts + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
  }
}
