/// The source text of a declaration from its keyword on, with the positions of what may have to be replaced in a
/// copy: type names, and the `_` in place of parameter names.
struct SignatureText: Sendable {
  struct Mention: Sendable {
    /// The offset of the name in the UTF-8 of the text.
    let offset: Int
    let name: String
  }

  /// A type that is an existential if it names a protocol, because it has neither `any` nor `some`.
  struct BareType: Sendable {
    /// The type as it was written.
    let type: TypeModel
    /// The range of the type in the UTF-8 of the text.
    let range: Range<Int>
    /// Whether a suffix follows it, as in `P?`, so that `any P` needs parentheses.
    let isBase: Bool
  }

  /// A parameter's default value that was left out of the text.
  struct LeftOut: Sendable {
    /// The index of the parameter.
    let parameter: Int
    /// The offset at which it belongs in the UTF-8 of the text.
    let offset: Int
    /// The value as it was written.
    let value: String
  }

  let text: String
  let mentions: [Mention]
  let bareTypes: [BareType]
  var leftOut: [LeftOut] = []

  /// The text of a member that is never copied because it is not a requirement.
  static let none = SignatureText(text: "", mentions: [], bareTypes: [])

  /// Returns the replacements of mentions that give names to unnamed parameters.
  ///
  /// ```swift
  /// func load(_: Int, for _: String)
  /// // with the names "first" and "second":
  /// func load(_ first: Int, for second: String)
  /// ```
  ///
  /// - Parameters:
  ///   - names: The names for the unnamed parameters, in order.
  ///   - others: A replacement for each mention that is not such a `_`; `nil` where the name stays.
  /// - Returns: A replacement for each mention.
  func replacements(naming names: [String], or others: [String?]) -> [String?] {
    var names = names[...]
    return zip(mentions, others).map { mention, other in
      guard mention.name == "_", let name = names.popFirst() else { return other }
      let before = text.utf8.prefix(mention.offset).last { $0 != UInt8(ascii: " ") }
      // If `_` is the first name, it is also the label, which stays.
      let isFirst = before.map { "(,)\n".utf8.contains($0) } ?? true
      return isFirst ? "_ \(name)" : name
    }
  }

  /// Returns the text with names replaced, as `Inner` by `Outer.Inner`, and with `any` where it is missing.
  ///
  /// ```swift
  /// func open(_ inner: Inner) -> Session?
  /// // with "Outer.Inner" for the first mention, and `any` before the type that lacks it:
  /// func open(_ inner: Outer.Inner) -> (any Session)?
  /// ```
  ///
  /// - Parameters:
  ///   - replacements: A replacement for each mention; `nil` where the name stays.
  ///   - lackingAny: Whether `any` is missing, for each bare type.
  ///   - defaults: A default value for each parameter whose own was left out; `nil` if it has none.
  /// - Returns: The new text.
  func replacing(
    _ replacements: [String?], lackingAny: [Bool], defaults: [String?] = []
  ) -> String {
    let edits = edits(replacements, lackingAny, defaults)
    if edits.isEmpty { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      position = edit.range.upperBound
      // A `Void` parameter of a function type is written `()`.
      let next = position < bytes.count ? bytes[position] : 0
      let isParameter =
        (result.last == UInt8(ascii: "(") || result.suffix(2).elementsEqual(", ".utf8))
        && (next == UInt8(ascii: ")") || next == UInt8(ascii: ","))
      result += (edit.text == "Void" && isParameter ? "()" : edit.text).utf8
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// Returns the edits of the text, in order.
  private func edits(
    _ replacements: [String?], _ lackingAny: [Bool], _ defaults: [String?]
  ) -> [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    for (bare, lacksAny) in zip(bareTypes, lackingAny) where lacksAny {
      let (start, end) = (bare.range.lowerBound, bare.range.upperBound)
      edits.append((start..<start, bare.isBase ? "(any " : "any "))
      if bare.isBase { edits.append((end..<end, ")")) }
    }
    for (mention, replacement) in zip(mentions, replacements) {
      guard let replacement else { continue }
      edits.append((mention.offset..<mention.offset + mention.name.utf8.count, replacement))
    }
    for (place, value) in zip(leftOut, defaults) {
      guard let value else { continue }
      edits.append((place.offset..<place.offset, " = \(value)"))
    }
    // The sort is stable: `any` was added before a name at the same offset.
    return edits.ordered { $0.range.lowerBound < $1.range.lowerBound }
  }
}
