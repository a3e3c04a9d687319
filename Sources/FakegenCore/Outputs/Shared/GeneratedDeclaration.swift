/// A statement as it is printed.
indirect enum GeneratedStatement: Equatable, Sendable, ExpressibleByStringInterpolation {
  case code(String)
  /// `return 0`
  case returned(String)
  /// As `if let stub = …`, with statements in braces.
  case block(String, [GeneratedStatement])
  /// Lines with statements below each, and the line that ends it: an `#if`, a `switch`, or braces that hold several
  /// statements and are more than a block.
  case clauses([Clause], end: String)

  /// A line, as `#elseif DEBUG` or `case 0:`, and what stands below it.
  struct Clause: Equatable, Sendable {
    let opening: String
    var statements: [GeneratedStatement] = []
  }

  init(stringLiteral text: String) { self = .code(text) }

  /// The text, in one line or as the user broke it; `nil` if it takes more.
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
  /// The text of the only statement; `nil` if there are more, or it takes several lines.
  var onlyText: String? { count == 1 ? self[0].text : nil }

  /// The same as a closure's, in which a single expression needs no `return`.
  var inClosure: [GeneratedStatement] {
    if count == 1, case .returned(let value) = self[0] { [.code(value)] } else { self }
  }
}

/// A declaration as it is printed: all that rendering knows.
struct GeneratedDeclaration: Equatable, Sendable {
  enum Body: Equatable, Sendable {
    /// Nothing, as after a type alias.
    case none
    /// Statements, of which a single expression needs no `return`; without any, `{}`.
    case statements([GeneratedStatement])
    /// `{ get { 0 } set {} }`
    case accessors([Accessor])
    /// Groups of members with an empty line between them.
    case members([[GeneratedDeclaration]])

    static let empty = Body.statements([])

    /// The body with other statements.
    ///
    /// - Parameters:
    ///   - reading: What is done in place of the statements that read a value, or run a method.
    ///   - setting: What is done in place of those that set a value.
    /// - Returns: The body.
    func replacing(
      reading: ([GeneratedStatement]) -> [GeneratedStatement],
      setting: ([GeneratedStatement]) -> [GeneratedStatement]
    ) -> Body {
      switch self {
      case .none, .members: return self
      case .statements(let statements): return .statements(reading(statements))
      case .accessors(var accessors):
        for index in accessors.indices {
          let replace = accessors[index].isSetter ? setting : reading
          accessors[index].statements = replace(accessors[index].statements)
        }
        return .accessors(accessors)
      }
    }
  }

  /// As in `get async throws { 0 }`.
  struct Accessor: Equatable, Sendable {
    let head: String
    var isSetter = false
    var statements: [GeneratedStatement]
  }

  /// Conditions of `#if` around it, outermost first.
  var conditions: [String] = []
  /// The clauses of the `#if` trees that it stands in, shared with the members beside it.
  var branches: [ConditionBranch] = []
  /// Attributes that stand on lines of their own.
  var attributes: [String] = []
  /// The declaration up to the body; it may have several lines.
  let head: String
  var body: Body
}

extension GeneratedDeclaration {
  /// A declaration up to whose body there are words: modifiers, and what they stand before.
  init(
    branches: [ConditionBranch] = [], attributes: [String] = [], words: [String],
    body: Body = .none
  ) {
    self.init(
      branches: branches, attributes: attributes, head: words.joined(separator: " "), body: body)
  }
}

/// What is generated for one protocol, or for a Null type that several share.
struct GeneratedSection: Equatable, Sendable {
  let title: String
  /// Conditions of `#if` around it, outermost first.
  let conditions: [String]
  let declarations: [GeneratedDeclaration]
}

/// The whole file, apart from its header.
struct GeneratedFile: Equatable {
  let imports: [ImportLine]
  let sections: [GeneratedSection]
}

/// One import of the output and the conditions around it.
struct ImportLine: Equatable {
  var attributes: [String] = []
  var access: Access?
  /// As in `struct`, if a single declaration is imported.
  var scope: String?
  let path: String
  var conditions: [String] = []

  var text: String {
    (attributes + [access.map { "\($0)" }, "import", scope, path].compactMap { $0 })
      .joined(separator: " ")
  }

  var isTestable: Bool { attributes.contains("@testable") }
}
