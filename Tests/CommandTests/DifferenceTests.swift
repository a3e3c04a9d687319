import Testing

@testable import fakegen

struct DifferenceTests {
  private func lines(from old: [String], to new: [String]) -> [String] {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }
    return Difference(from: bytes(old), to: bytes(new), at: "F").lines.map {
      String($0.text.dropLast())
    }
  }

  @Test func `lines are removed and added in order`() {
    #expect(
      lines(from: ["a", "b", "c"], to: ["a", "x", "c", "d"]) == ["F:2: -b", "F:2: +x", "F:4: +d"])
    #expect(lines(from: ["a", "a"], to: ["a"]) == ["F:2: -a"])
    #expect(lines(from: [], to: ["a"]) == ["F:1: -", "F:1: +a"])
    #expect(lines(from: ["a"], to: ["a"]) == [])
  }

  @Test func `in a long text, what moved is found`() {
    let old = (0..<5_000).flatMap { ["func f\($0)()", "}"] }
    let new =
      Array(old[6_000..<6_010] + old[..<3_000] + old[3_002..<6_000] + old[6_010...]) + ["end"]
    let lines = lines(from: old, to: new)
    #expect(lines.count == 10 + 2 + 10 + 1)
    #expect(lines.first == "F:1: +func f3000()" && lines.last == "F:9999: +end")
  }

  /// Each line of 100,000 differs, which takes hours if each is compared with each.
  @Test(.timeLimit(.minutes(1))) func `long texts are compared in a short time`() {
    let old = (0..<50_000).flatMap { ["let a\($0) = 0", "}"] }
    let lines = lines(from: old, to: old.map { "\($0) " })
    #expect(lines.count == 200_000)
  }

  @Test(arguments: [1, 2, 3, 4, 5]) func `the differences lead from one text to the other`(
    seed: Int
  ) {
    var number = UInt32(seed)
    func next(below limit: Int) -> Int {
      number = number &* 1_664_525 &+ 1_013_904_223
      return Int(number >> 8) % limit
    }
    let old = (0..<3_000).map { _ in "\(next(below: 4_000))" }
    var new = old
    for _ in 0..<200 {
      if next(below: 2) == 0 { new.remove(at: next(below: new.count)) }
      new.insert("\(next(below: 4_000))", at: next(below: new.count))
    }
    let lines = lines(from: old, to: new)
    func kept(_ text: [String], without mark: Character) -> [String] {
      let numbers = Set(
        lines.filter { $0.split(separator: " ")[1].first == mark }.map {
          $0.split(separator: ":")[1]
        })
      return text.enumerated().filter { !numbers.contains("\($0.offset + 1)") }.map(\.element)
    }
    #expect(kept(old, without: "-") == kept(new, without: "+"))
    #expect(lines.count < 1_000)
  }
}
