/// A declaration's text from its keyword on, with the places of the type names in it, and of the `_` that stand for
/// parameters' names.
struct SignatureText: Sendable {
  struct Mention: Sendable {
    /// Where the name begins in the UTF-8 of the text.
    let offset: Int
    let name: String
  }

  /// A type that is an existential if it names a protocol, because neither `any` nor `some` stands before it.
  struct BareType: Sendable {
    /// The type as it was written.
    let type: TypeModel
    /// Where it is in the UTF-8 of the text.
    let range: Range<Int>
    /// Whether something stands behind it that `any` would not reach, as in `P?`.
    let isBase: Bool
  }

  /// A parameter's default value that is not in the text.
  struct LeftOut: Sendable {
    /// Which parameter it is of.
    let parameter: Int
    /// Where it belongs in the UTF-8 of the text.
    let offset: Int
    /// The value as it was written.
    let value: String
  }

  let text: String
  let mentions: [Mention]
  let bareTypes: [BareType]
  var leftOut: [LeftOut] = []

  /// That of a member which is no requirement, so that nobody copies it.
  static let none = SignatureText(text: "", mentions: [], bareTypes: [])

  /// Gives names to parameters that have none.
  ///
  /// ```swift
  /// func load(_: Int, for _: String)
  /// // with the names "first" and "second":
  /// func load(_ first: Int, for second: String)
  /// ```
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - others: What other mentions are replaced by.
  /// - Returns: The replacements of all mentions.
  func replacements(naming names: [String], or others: [String?]) -> [String?] {
    var names = names[...]
    return zip(mentions, others).map { mention, other in
      guard mention.name == "_", let name = names.popFirst() else { return other }
      let before = text.utf8.prefix(mention.offset).last { $0 != UInt8(ascii: " ") }
      // The label, which stays, or the name.
      let isFirst = before.map { "(,)\n".utf8.contains($0) } ?? true
      return isFirst ? "_ \(name)" : name
    }
  }

  /// Returns the text with names replaced, as in `Inner` by `Outer.Inner`, and with `any` where it is missing.
  ///
  /// ```swift
  /// func open(_ inner: Inner) -> Session?
  /// // with "Outer.Inner" for the first mention, and `any` before the type that lacks it:
  /// func open(_ inner: Outer.Inner) -> (any Session)?
  /// ```
  ///
  /// - Parameters:
  ///   - replacements: A text for each mention; `nil` where the name stays.
  ///   - lackingAny: For each bare type whether `any` belongs before it.
  ///   - defaults: The values that parameters have whose own were left out; `nil` where there is none.
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
      // A function type's parameter that is `Void` is written `()`.
      let next = position < bytes.count ? bytes[position] : 0
      let isParameter =
        (result.last == UInt8(ascii: "(") || result.suffix(2).elementsEqual(", ".utf8))
        && (next == UInt8(ascii: ")") || next == UInt8(ascii: ","))
      result += (edit.text == "Void" && isParameter ? "()" : edit.text).utf8
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// What is written in the place of parts of the text, in order.
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
    // What stands before a name was added first.
    return edits.ordered { $0.range.lowerBound < $1.range.lowerBound }
  }
}
