/// A statement as it is printed.
indirect enum GeneratedStatement: Equatable, Sendable, ExpressibleByStringInterpolation {
  case code(String)
  /// `return 0`
  case returned(String)
  /// As `if let stub = …`, with statements in braces.
  case block(String, [GeneratedStatement])
  /// `#if`
  case conditional([Clause])
  /// `switch`
  case choice(String, [Clause])

  /// A directive, as `#elseif DEBUG` or `case 0:`, and what follows it.
  struct Clause: Equatable, Sendable {
    let directive: String
    let statements: [GeneratedStatement]
  }

  init(stringLiteral text: String) { self = .code(text) }

  /// The text, in one line or as the user broke it; `nil` if it takes more.
  var text: String? {
    switch self {
    case .code(let text): text
    case .returned(let value): "return " + value
    case .block(let head, let statements):
      statements.count == 1 ? statements[0].text.map { "\(head) { \($0) }" } : nil
    case .conditional, .choice: nil
    }
  }
}

/// A declaration as it is printed: all that rendering knows.
struct GeneratedDeclaration: Equatable, Sendable {
  enum Body: Equatable, Sendable {
    /// Nothing, as after a type alias.
    case none
    /// `{}`
    case empty
    /// Statements, of which a single expression needs no `return`.
    case statements([GeneratedStatement])
    /// `{ get { 0 } set {} }`
    case accessors([Accessor])
    /// Groups of members with an empty line between them.
    case members([[GeneratedDeclaration]])
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
