/// The source text of a declaration from its keyword on, in pieces: the parts that may have to be replaced in a copy, and
/// the text between them.
///
/// A plan has its own pieces, in which types and default values replace those of the source.
///
/// ```swift
/// func open(_: Inner) -> Session?
/// // "func open(", the blank, ": ", the name `Inner`, ") -> ", the bare type `Session` and its name, and "?"
/// func open(_ first: Outer.Inner) -> (any Session)?
/// ```
typealias SignatureText = [SignaturePiece]

/// A part of a signature.
enum SignaturePiece: Equatable, Sendable {
  case text(String)
  /// The `_` in place of a parameter name, which may also be the label.
  case blank(parameter: Int, isLabel: Bool)
  /// The name of a type, as it was written.
  case name(String)
  /// The start of a type that is an existential if it names a protocol, because it has neither `any` nor `some`. After a
  /// base comes a suffix, as in `P?`, so that `any P` needs parentheses.
  case bare(TypeModel, isBase: Bool)
  case endOfBase
  /// A default value, as it was written, that may have another meaning in a copy.
  case omittedDefault(parameter: Int, value: String)
  /// In a plan: the type that replaces a name.
  case type(TypeModel)
  /// In a plan: the default value that replaces one that was left out.
  case value(Expression)
}

extension SignatureText {
  /// The text as it was written, without the default values that were left out.
  var text: String {
    map { piece in
      switch piece {
      case .text(let text), .name(let text): text
      case .blank: "_"
      case .bare, .endOfBase, .omittedDefault, .type, .value: ""
      }
    }.joined()
  }

  /// The names of the types in it.
  var names: [String] {
    compactMap { piece in if case .name(let name) = piece { name } else { nil } }
  }
}
