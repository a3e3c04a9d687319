import FakegenKnowledge

/// A statement in the form in which it is printed.
indirect enum GeneratedStatement: Equatable, Sendable, ExpressibleByStringInterpolation {
  case code(String)
  /// `return 0`
  case returned(String)
  /// A statement with a block, as `if let stub = …`.
  case block(String, [GeneratedStatement])
  /// Lines with statements below each, and a last line: an `#if`, a `switch`, or a statement that goes on after its
  /// block.
  case clauses([Clause], end: String)

  /// A line, as `#elseif DEBUG` or `case 0:`, and what stands below it.
  struct Clause: Equatable, Sendable {
    let opening: String
    var statements: [GeneratedStatement] = []
  }

  init(stringLiteral text: String) { self = .code(text) }

  /// The text in one line, or with the user's own line breaks; `nil` if the statement needs several lines.
  var text: String? {
    switch self {
    case .code(let text): text
    case .returned(let value): "return " + value
    case .block(let head, let statements):
      statements.isEmpty
        ? "\(head) {}" : statements.onlyText.map { "\(head) { \($0) }" }
    case .clauses: nil
    }
  }
}

extension [GeneratedStatement] {
  /// The text of the only statement; `nil` if there are more, or if it needs several lines.
  var onlyText: String? { count == 1 ? self[0].text : nil }

  /// The same statements as the body of a closure, where a single expression needs no `return`.
  var inClosure: [GeneratedStatement] {
    if count == 1, case .returned(let value) = self[0] { [.code(value)] } else { self }
  }
}

/// A declaration in the form in which it is printed: rendering needs nothing else.
struct GeneratedDeclaration: Equatable, Sendable {
  enum Body: Equatable, Sendable {
    /// No body, as for a type alias.
    case none
    /// Statements, where a single expression needs no `return`; `{}` if there are none.
    case statements([GeneratedStatement])
    /// `{ get { 0 } set {} }`
    case accessors([Accessor])
    /// Groups of members, with an empty line between those that are not empty; `{}` if there are none.
    case members([[GeneratedDeclaration]])

    static let empty = Body.statements([])

    /// Returns the body with other statements.
    ///
    /// - Parameters:
    ///   - setting: The statements of a setter.
    ///   - newValue: The name of the new value in a setter: `set(_newValue) { … }`.
    ///   - reading: Replaces the statements of a getter or a method.
    /// - Returns: The body.
    func replacing(
      setting: @autoclosure () -> [GeneratedStatement], of newValue: String,
      reading: ([GeneratedStatement]) -> [GeneratedStatement]
    ) -> Body {
      switch self {
      case .none, .members: return self
      case .statements(let statements): return .statements(reading(statements))
      case .accessors(let accessors):
        let name = newValue == "newValue" ? "" : "(\(newValue))"
        return .accessors(
          accessors.map { accessor in
            accessor.isSetter
              ? Accessor(head: accessor.head + name, isSetter: true, statements: setting())
              : Accessor(head: accessor.head, statements: reading(accessor.statements))
          })
      }
    }
  }

  /// An accessor, as `get async throws { 0 }`.
  struct Accessor: Equatable, Sendable {
    let head: String
    var isSetter = false
    let statements: [GeneratedStatement]
  }

  /// The conditions of `#if` around the declaration, outermost first.
  var conditions: [String] = []
  /// The branches of `#if` that the declaration stands in, whose directives it shares with adjacent members.
  var branches: [ConditionBranch] = []
  /// Attributes that stand on lines of their own.
  var attributes: [String] = []
  /// The declaration up to the body; it may have several lines.
  let head: String
  var body: Body
}

extension GeneratedDeclaration {
  /// Creates a declaration whose head consists of words: modifiers, and the text that follows them.
  init(
    branches: [ConditionBranch] = [], attributes: [String] = [], words: [String],
    body: Body = .none
  ) {
    self.init(
      branches: branches, attributes: attributes, head: words.joined(separator: " "), body: body)
  }
}

/// A section of the file: what is generated for one protocol or type, or what several share.
struct GeneratedSection: Equatable, Sendable {
  let title: String
  /// The conditions of `#if` around the section, outermost first.
  let conditions: [String]
  let declarations: [GeneratedDeclaration]
}

/// The whole file, apart from its header.
struct GeneratedFile: Equatable {
  let imports: [ImportModel]
  let sections: [GeneratedSection]
}
