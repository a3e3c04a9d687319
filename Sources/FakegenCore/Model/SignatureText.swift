/// A declaration's text from its keyword on, taken apart where it may be written in another way elsewhere.
///
/// ```swift
/// func open(_: Inner) -> Session?
/// // "func open(", the blank, ": ", the name `Inner`, ") -> ", the bare type `Session` and its name, and "?"
/// func open(_ first: Outer.Inner) -> (any Session)?
/// ```
struct SignatureText: Sendable {
  enum Piece: Equatable, Sendable {
    case text(String)
    /// The `_` that stands for a parameter's name, and for its label if there is no other.
    case blank(isLabel: Bool)
    /// A type's name, as it was written.
    case name(String)
    /// What begins here is an existential if it is a protocol, because neither `any` nor `some` stands before it. Behind a
    /// base something follows that `any` would not reach, as in `P?`.
    case bare(TypeModel, isBase: Bool)
    case endOfBase
    /// A parameter's default value that may mean something else elsewhere.
    case leftOut(parameter: Int, value: String)
    /// What a plan has in the place of a name.
    case type(TypeModel)
    /// What a plan has in the place of a default value.
    case value(Expression)
  }

  let pieces: [Piece]

  /// That of a member which is no requirement, so that nobody copies it.
  static let none = SignatureText(pieces: [])

  /// The text as it was written, without the default values that are left out.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .name(let text): text
      case .blank: "_"
      case .bare, .endOfBase, .leftOut, .type, .value: ""
      }
    }.joined()
  }

  /// The names of types in it.
  var names: [String] {
    pieces.compactMap { piece in if case .name(let name) = piece { name } else { nil } }
  }
}
