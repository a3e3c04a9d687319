import FakegenKnowledge
import FakegenSyntax

extension Template {
  /// A part of a template.
  enum Piece: Sendable {
    /// Text, or the plain name of a type.
    case plain(Expression.Piece)
    /// `$T`
    case name
    /// `#0`
    case argument(Int)
    /// `=0`
    case value(Int)
  }

  /// The parts of the text: those of `Pair<#0>(=0)` are the type `Pair`, the text `<`, the first generic argument,
  /// the text `>(`, its value, and the text `)`.
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
        pieces.append(.plain(.text(String(decoding: bytes[start..<index], as: UTF8.self))))
      }
      pieces.append(piece)
      index = end
      start = end
    }
    if start < bytes.count {
      pieces.append(.plain(.text(String(decoding: bytes[start...], as: UTF8.self))))
    }
    return pieces
  }

  /// Returns the type or placeholder at an index, and where it ends; `nil` if there is only text.
  private func piece(at index: Int, of bytes: [UInt8]) -> (Piece, end: Int)? {
    if index + 1 < bytes.count, let found = placeholder(bytes[index], bytes[index + 1]) {
      return (found, index + 2)
    }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index]) else { return nil }
    if index > 0, bytes[index - 1] == UInt8(ascii: ".") || bytes[index - 1].isWordPart {
      return nil
    }
    let end = bytes[index...].firstIndex { !$0.isWordPart } ?? bytes.count
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    return (.plain(.type(.name(name, .unknown(nil)))), end)
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

  /// Returns the text as an expression, with generic arguments filled in.
  ///
  /// - Parameter arguments: The generic arguments, as many as the text has placeholders for.
  /// - Returns: The expression.
  func expression(with arguments: [TypeModel] = []) -> Expression {
    .template(
      pieces.map { piece in
        switch piece {
        case .plain(let piece): piece
        case .argument(let index): .type(index < arguments.count ? arguments[index] : .missing)
        case .name, .value: .type(.missing)
        }
      })
  }

  /// Returns the text as a bound type, with generic arguments filled in.
  ///
  /// - Parameter arguments: The generic arguments, at least as many as the text has placeholders for.
  /// - Returns: The type; `nil` if arguments are missing.
  func type(with arguments: [TypeModel]) -> TypeModel? {
    var isComplete = true
    let type = (Self.patterns[text] ?? pattern)?.mappingNames { named in
      guard named.outer == nil, named.name.hasPrefix("Argument"),
        let index = Int(named.name.dropFirst("Argument".count))
      else { return .named(named.rebound(to: .unknown(nil))) }
      if index < arguments.count { return arguments[index] }
      isComplete = false
      return .missing
    }
    return isComplete ? type : nil
  }

  /// The text as a type, with `Argument0` in place of `#0`.
  private var pattern: TypeModel? { TypeModel(written: text.replacing("#", with: "Argument")) }

  /// The patterns of the types that are tried again and again.
  private static let patterns: [String: TypeModel] = {
    let types = (StandardConformances.candidates + StandardConformances.componentTypes).map(\.type)
    return Dictionary(types.compactMap { type in type.pattern.map { (type.text, $0) } }) { $1 }
  }()
}
