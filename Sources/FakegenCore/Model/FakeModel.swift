/// Everything that is to be written, decided.
package struct Resolution: Equatable, Sendable {
  package let fakes: [FakeModel]
  package let imports: [ImportLine]
  /// How many protocols are faked.
  package let protocolCount: Int
  /// How many members of the Empty protocols return a value.
  package let valueMembers: Int
  /// How many members got `fakeDefault()`.
  package let unresolvedMembers: Int
  /// Where the default of each member comes from.
  package let explanations: [Explanation]
}

/// One import of the output and the conditions around it.
package struct ImportLine: Hashable, Sendable {
  let module: String
  let text: String
  let isTestable: Bool
  let conditions: [String]
}

/// What is generated for one protocol, or for one associated type.
package struct FakeModel: Equatable, Sendable {
  /// The protocol's name, or that of the Null type of an associated type.
  let name: String
  /// Conditions of `#if` around the output, outermost first.
  var conditions: [String]
  /// The type that the protocol is nested in.
  let nesting: [String]
  let empty: EmptyModel?
  var null: NullModel?
}

/// An Empty protocol and the extensions that implement it.
struct EmptyModel: Equatable, Sendable {
  let name: String
  /// Attributes and modifiers, a line or a word each.
  let attributes: [String]
  let modifiers: [String]
  let inherited: [String]
  let extensions: [ExtensionModel]
}

/// Members that need the same constraints.
struct ExtensionModel: Equatable, Sendable {
  /// Conditions of `#if` around the extension, where its constraints hold only under them.
  let conditions: [String]
  let attributes: [String]
  let modifiers: [String]
  let constraints: [String]
  let members: [MemberModel]
}

/// A Null type.
struct NullModel: Equatable, Sendable {
  let keyword: String
  let name: String
  let attributes: [String]
  let modifiers: [String]
  /// As in `<Key: Hashable, Value>`.
  let genericClause: String
  let inherited: [String]
  let whereClause: String
  let aliases: [MemberModel]
  /// The signature of the initializer and its statements; `nil` if the compiler's own will do.
  let initializer: MemberModel?
  let members: [MemberModel]
}

/// A member with its body.
struct MemberModel: Equatable, Sendable {
  let conditions: [ConditionBranch]
  /// Attributes that stand on lines of their own.
  let attributes: [String]
  /// The declaration up to the body; it may have several lines.
  let declaration: String
  let body: Body

  enum Body: Equatable, Sendable {
    /// Nothing, as after a type alias.
    case none
    /// `{}`
    case empty
    /// Statements, of which a single expression needs no `return`.
    case statements([String])
    /// `{ get { 0 } set {} }`
    case accessors([AccessorModel])
  }
}

/// As in `get async throws { 0 }`.
struct AccessorModel: Equatable, Sendable {
  let head: String
  let statements: [String]
}
