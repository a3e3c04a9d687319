import FakegenKnowledge
import FakegenSyntax

extension Template {
  /// A part: text, or what is put in its place.
  enum Piece: Sendable {
    case text(String)
    /// A type, by its name alone.
    case type(String)
    /// `$T`
    case name
    /// `#0`
    case argument(Int)
    /// `=0`
    case value(Int)
  }

  /// The text, taken apart: `Pair<#0>(=0)` is the type `Pair`, the text `<`, the first argument, the text `>(`, its
  /// value, and the text `)`.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    var isQuoted = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, let (piece, end) = piece(at: index, of: bytes) else {
        index += 1
        continue
      }
      if start < index {
        pieces.append(.text(String(decoding: bytes[start..<index], as: UTF8.self)))
      }
      pieces.append(piece)
      index = end
      start = end
    }
    if start < bytes.count {
      pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
    return pieces
  }

  /// What is more than text at some place, and where it ends.
  private func piece(at index: Int, of bytes: [UInt8]) -> (Piece, end: Int)? {
    if index + 1 < bytes.count, let found = placeholder(bytes[index], bytes[index + 1]) {
      return (found, index + 2)
    }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index]) else { return nil }
    if index > 0, bytes[index - 1] == UInt8(ascii: ".") || bytes[index - 1].isWordPart {
      return nil
    }
    let end = bytes[index...].firstIndex { !$0.isWordPart } ?? bytes.count
    return (.type(String(decoding: bytes[index..<end], as: UTF8.self)), end)
  }

  private func placeholder(_ first: UInt8, _ second: UInt8) -> Piece? {
    if first == UInt8(ascii: "$"), second == UInt8(ascii: "T") { return .name }
    guard second.isDigit else { return nil }
    let number = Int(second - UInt8(ascii: "0"))
    switch first {
    case .pound: return .argument(number)
    case UInt8(ascii: "="): return .value(number)
    default: return nil
    }
  }

  /// The text as an expression, with generic arguments put in.
  ///
  /// - Parameter arguments: The arguments, all that it takes.
  /// - Returns: The expression.
  func expression(with arguments: [TypeModel] = []) -> Expression {
    .template(
      pieces.map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .type(let name): .type(.name(name, .unknown(nil)))
        case .argument(let index): .type(index < arguments.count ? arguments[index] : .missing)
        case .name, .value: .type(.missing)
        }
      })
  }

  /// The text as a bound type, with generic arguments put in.
  ///
  /// - Parameter arguments: The arguments, of which it may take fewer.
  /// - Returns: The type; `nil` if it takes more.
  func type(with arguments: [TypeModel]) -> TypeModel? {
    var isComplete = true
    let type = (Self.patterns[text] ?? pattern)?.mappingNames { named in
      guard named.outer == nil, named.name.hasPrefix("Argument"),
        let index = Int(named.name.dropFirst("Argument".count))
      else { return .named(named.outside) }
      if index < arguments.count { return arguments[index] }
      isComplete = false
      return .missing
    }
    return isComplete ? type : nil
  }

  /// The text as a type, with `Argument0` in the place of `#0`.
  private var pattern: TypeModel? { TypeModel(written: text.replacing("#", with: "Argument")) }

  /// The patterns of those types that are gone through again and again.
  private static let patterns: [String: TypeModel] = {
    let types = (StandardConformances.candidates + StandardConformances.parts).map(\.type)
    return Dictionary(types.compactMap { type in type.pattern.map { (type.text, $0) } }) { $1 }
  }()
}

extension NamedType {
  /// The type as one that no source declares.
  fileprivate var outside: NamedType {
    NamedType(name, arguments: arguments, in: outer?.outside, meaning: .unknown(nil))
  }
}
