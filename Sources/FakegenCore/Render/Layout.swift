/// A text with possible line breaks, which can be split into lines that fit.
///
/// It breaks lines as `swift format` does. A break is taken if the text after it does not fit, up to the next break
/// of the same list or of an enclosing one. So the whole content of brackets moves to a new line before a part of it
/// does.
///
/// ```swift
/// func download(
///   from address: String, usingTheProxy proxy: String?, timeout seconds: Double, retries: Int
/// ) async throws -> [String: [Int]] {
///   [:]
/// }
/// ```
struct Layout {
  /// A place where a line may end.
  enum Break {
    /// After an opening bracket, or before a list without brackets; the text after it is indented.
    case open
    /// Before a closing bracket, or at the end of a list without brackets.
    case close(Scope)
    /// Before an element of a list.
    case element
    /// Before a statement, which always begins a new line.
    case statement
    /// Before the rest of a line, such as a result, which is indented if it begins a new line.
    case rest
    /// Before the brace of a body, which begins a new line if the lines above it are indented.
    case body
  }

  /// The construct that a break belongs to.
  enum Scope {
    case brackets, braces, angles
    /// The arguments of a call, whose closing bracket stays on the line of the last argument.
    case arguments
    /// A list without brackets, as after `where`.
    case list
  }

  /// A text without breaks, and the break before it.
  struct Piece {
    let kind: Break
    /// The nesting level: the lower it is, the more of the following text must fit on the line with it.
    let level: Int
    let isSpaced: Bool
    fileprivate(set) var text: String
    /// The number of columns that it takes after other text.
    fileprivate(set) var width: Int
  }

  private(set) var pieces: [Piece] = []

  /// Appends a text, with or without a break before it.
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

  /// Returns the lines, none longer than some columns, if the breaks allow it.
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

  /// Whether a piece, and the pieces after it at deeper levels, fit in some columns.
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
