import FakegenKnowledge
import FakegenSyntax

extension WrittenValue {
  /// Reads the expression after `=`, which observers may follow.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - literal: The literal that it is, if any.
  ///   - type: The type of what it is for.
  init(_ expression: String, _ literal: LiteralValue?, as type: TypeModel) {
    var plain = type.bare
    while case .optional(let wrapped) = plain { plain = wrapped.bare }
    if let literal {
      self = .literal(literal.text)
    } else if VolatileValues.contains(expression, of: plain.namePath) {
      self = .varying
    } else if expression.hasSuffix("]()"), let empty = plain.emptyLiteral {
      self = .literal(empty)
    } else {
      self = Self(copied: expression) ?? .other
    }
  }

  /// Reads what is made of a name and literals.
  private init?(copied expression: String) {
    let word = expression.prefix { !$0.isWhitespace && $0 != "{" && $0 != "(" }
    var rest = expression.dropFirst(word.count)
    var arguments = rest.first == "(" ? LiteralArguments(rest, rest: &rest) : nil
    if rest.first == "!" {
      arguments = arguments?.forced
      rest.removeFirst()
    }
    rest = rest.drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.first == "{" else { return nil }
    // What begins with a dot belongs to a type that goes without saying.
    let isBare = word.first == "."
    guard let (syntax, text) = SourceText.type(String(isBare ? word.dropFirst() : word)),
      case .named(let named) = TypeLowering(source: text).type(syntax)
    else { return nil }
    if !isBare, let arguments, named.name.first?.isUppercase ?? false {
      self = .call(named, arguments)
      return
    }
    guard named.arguments.isEmpty, (named.outer == nil) == isBare else { return nil }
    self = .member(named.name, of: named.outer, arguments)
  }
}

extension TypeModel {
  /// What `[Item]()` and `[String: Item]()` are, wherever the type is known.
  fileprivate var emptyLiteral: String? {
    if case .array = self { "[]" } else if case .dictionary = self { "[:]" } else { nil }
  }
}
