/// Pieces of text with breaks between them, and the lines that they take.
///
/// The breaks are those of `swift format`: each is taken if what follows does not fit, up to the next one of its list
/// or of what is around it. So all that stands in brackets goes below before a part of it does.
///
/// ```swift
/// func download(
///   from address: String, usingTheProxy proxy: String?, timeout seconds: Double, retries: Int
/// ) async throws -> [String: [Int]] {
///   [:]
/// }
/// ```
struct Layout {
  /// Where a line may end.
  enum Break {
    /// Behind an opening bracket, or before a list: what follows is indented.
    case open
    /// Before what ends that.
    case close(Scope)
    /// Before an element of a list.
    case element
    /// Before a statement, which never stays in the same line.
    case statement
    /// Before what is indented if it goes below what it belongs to.
    case rest
    /// Before the brace of a body, which is to stand apart from indented lines above it.
    case body
  }

  /// What breaks stand in.
  enum Scope {
    case brackets, braces, angles
    /// The arguments of a call, which end in the line of the last one.
    case arguments
    /// A list without brackets, as after `where`.
    case list
  }

  /// A text without breaks, and what stands before it.
  struct Piece {
    let kind: Break
    /// The lower it is, the more of the text holds together behind the break.
    let level: Int
    let isSpaced: Bool
    fileprivate(set) var text: String
    /// The columns that it takes behind other text.
    fileprivate(set) var width: Int
  }

  private(set) var pieces: [Piece] = []

  /// Adds a text, with a break before it or without.
  mutating func append(_ text: String, _ kind: Break?, level: Int, isSpaced: Bool) {
    if let kind = kind ?? (pieces.isEmpty ? .element : nil) {
      let width = text.columns + (isSpaced ? 1 : 0)
      pieces.append(Piece(kind: kind, level: level, isSpaced: isSpaced, text: text, width: width))
    } else {
      let text = isSpaced ? " " + text : text
      pieces[pieces.count - 1].text += text
      pieces[pieces.count - 1].width += text.columns
    }
  }

  /// The lines, none longer than some columns, as far as the breaks allow.
  func lines(columns: Int) -> [String] {
    var lines = [pieces[0].text]
    var length = lines[0].columns
    var (base, indentation, isContinued) = (0, 0, false)
    var opened: [(base: Int, isContinued: Bool, line: Int)] = []
    for (index, piece) in pieces.enumerated().dropFirst() {
      var isBroken = !fits(index, in: columns - length)
      var isRest = false
      switch piece.kind {
      case .open:
        opened.append((base, isContinued, lines.count))
        (base, isContinued) = (indentation + 2, false)
      case .close(let scope):
        let opening = opened.removeLast()
        let isBelow = lines.count > opening.line
        isBroken = scope != .arguments && isBelow || scope == .list && isBroken
        isRest = opening.isContinued
        (base, isContinued) = (opening.base, isRest || isBelow)
      case .element: break
      case .statement: isBroken = true
      case .rest: isRest = true
      case .body: isBroken = isContinued
      }
      if isBroken {
        isContinued = isRest
        indentation = base + (isRest ? 2 : 0)
        lines.append(String(repeating: " ", count: indentation) + piece.text)
        length = indentation + piece.width - (piece.isSpaced ? 1 : 0)
      } else {
        lines[lines.count - 1] += (piece.isSpaced ? " " : "") + piece.text
        length += piece.width
      }
    }
    return lines
  }

  /// Whether what holds together behind a break has a place.
  private func fits(_ index: Int, in columns: Int) -> Bool {
    var rest = columns - pieces[index].width
    for piece in pieces[(index + 1)...] {
      if rest < 0 || piece.level <= pieces[index].level { break }
      if case .statement = piece.kind { return false }
      rest -= piece.width
    }
    return rest >= 0
  }
}
