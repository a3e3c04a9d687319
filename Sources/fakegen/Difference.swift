/// The differences between a file and its new content.
struct Difference {
  typealias Line = (number: Int, text: String)

  /// The removed and added lines, marked with `-` and `+`; a line's number is that in the version that contains it.
  let lines: [Line]

  /// - Parameters:
  ///   - old: The content of the file.
  ///   - new: Its new content.
  ///   - path: The path of the file, for the text.
  init(from old: [UInt8], to new: [UInt8], at path: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let comparison = LineComparison(from: old, to: new)
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, comparison.isRemoved[before] {
        lines.append((before + 1, "\(path):\(before + 1): -\(old[before])\n"))
        before += 1
      } else if after < new.count, comparison.isAdded[after] {
        lines.append((after + 1, "\(path):\(after + 1): +\(new[after])\n"))
        after += 1
      } else {
        (before, after) = (before + 1, after + 1)
      }
    }
    self.lines = lines
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The number of the first line that differs.
  var firstLine: Int? { lines.first?.number }

  /// Returns the first lines, and the number of the others.
  func text(limit: Int) -> String {
    let rest = lines.count - limit
    // A line about a single omitted line would save nothing.
    if rest <= 1 { return lines.map(\.text).joined() }
    return lines.prefix(limit).map(\.text).joined()
      + "\(rest) more lines differ; '--verbose' prints them\n"
  }
}

/// Finds the lines that two texts do not have in common.
///
/// The standard library's algorithm takes time in proportion to the number of lines, times that of differences: minutes
/// for an output of 40,000 lines that changes in each. So long texts are first divided at the lines that each of them
/// has exactly once.
private struct LineComparison {
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]
  /// The lines as numbers, the same one for equal lines, because numbers are compared faster.
  private let old: [Int]
  private let new: [Int]

  /// How many lines are compared without being divided.
  private static let limit = 2_000

  init(from oldLines: [Substring], to newLines: [Substring]) {
    var numbers: [Substring: Int] = [:]
    func number(of line: Substring) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = oldLines.map(number)
    new = newLines.map(number)
    isRemoved = [Bool](repeating: false, count: old.count)
    isAdded = [Bool](repeating: false, count: new.count)
    var (oldStart, newStart) = (0, 0)
    let lines = old.count + new.count <= Self.limit ? [] : commonLines
    for (oldEnd, newEnd) in lines + [(old.count, new.count)] {
      compare(oldStart..<oldEnd, newStart..<newEnd)
      (oldStart, newStart) = (oldEnd, newEnd)
    }
  }

  /// Compares parts of the texts; if they are long, all lines between the first and the last difference count.
  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    var (oldPart, newPart) = (oldPart, newPart)
    while let first = oldPart.first, let other = newPart.first, old[first] == new[other] {
      (oldPart, newPart) = (oldPart.dropFirst(), newPart.dropFirst())
    }
    while let last = oldPart.last, let other = newPart.last, old[last] == new[other] {
      (oldPart, newPart) = (oldPart.dropLast(), newPart.dropLast())
    }
    guard oldPart.count + newPart.count <= Self.limit else {
      for index in oldPart { isRemoved[index] = true }
      for index in newPart { isAdded[index] = true }
      return
    }
    for change in new[newPart].difference(from: old[oldPart]) {
      switch change {
      case .remove(let offset, _, _): isRemoved[oldPart.lowerBound + offset] = true
      case .insert(let offset, _, _): isAdded[newPart.lowerBound + offset] = true
      }
    }
  }

  /// The indices of lines that each text has exactly once: as many as are in the same order in both.
  private var commonLines: [(old: Int, new: Int)] {
    let oldIndices = Self.indicesOfUniqueLines(old)
    let newIndices = Self.indicesOfUniqueLines(new)
    let common = old.indices.compactMap { index -> (old: Int, new: Int)? in
      let line = old[index]
      return oldIndices[line] == index ? newIndices[line].map { (index, $0) } : nil
    }
    // The longest increasing subsequence: for each length, the lowest last index of those found so far.
    var lasts: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in common.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if common[lasts[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? lasts[low - 1] : nil)
      if low < lasts.count { lasts[low] = index } else { lasts.append(index) }
    }
    var chain: [(old: Int, new: Int)] = []
    var next = lasts.last
    while let index = next {
      chain.append(common[index])
      next = previous[index]
    }
    return chain.reversed()
  }

  private static func indicesOfUniqueLines(_ lines: [Int]) -> [Int: Int] {
    var indices: [Int: Int?] = [:]
    for (index, line) in lines.enumerated() {
      indices[line] = indices[line] == nil ? .some(index) : .some(nil)
    }
    return indices.compactMapValues { $0 }
  }
}
