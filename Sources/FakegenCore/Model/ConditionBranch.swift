import FakegenSyntax

/// A clause of an `#if` that encloses a declaration.
struct ConditionBranch: Hashable, Sendable {
  /// The place of the `#if`, which identifies it.
  let group: Place
  let clause: Int
  /// The conditions of all its clauses; `nil` for `#else`.
  let conditionTexts: [String?]

  /// The clause's condition as an `#if` of its own.
  ///
  /// ```swift
  /// #if DEBUG            // DEBUG
  /// #elseif os(Linux)    // !DEBUG && os(Linux)
  /// #else                // !DEBUG && !os(Linux)
  /// #endif
  /// ```
  ///
  /// No program is compiled for two systems, so `os(macOS)` implies `!os(Linux)`.
  var standalone: String {
    let isOfSystem = conditionTexts[clause]?.isSystem ?? false
    let others = conditionTexts[..<clause].compactMap { $0 }
      .filter { !isOfSystem || !$0.isSystem }.map(Self.negation)
    guard let own = conditionTexts[clause] else { return others.joined(separator: " && ") }
    if others.isEmpty { return own }
    let isSimple = own.drop { $0 == "!" }.isOneTerm
    return (others + [isSimple ? own : "(\(own))"]).joined(separator: " && ")
  }

  /// Returns the negation of a condition, with parentheses only if it has an operator.
  static func negation(of condition: String) -> String {
    let isNegated = condition.hasPrefix("!")
    guard condition.dropFirst(isNegated ? 1 : 0).isOneTerm else {
      return "!(\(condition))"
    }
    return isNegated ? String(condition.dropFirst()) : "!\(condition)"
  }

  /// The clause's own condition; `nil` for `#else`.
  var condition: String? { conditionTexts[clause] }

  /// The values that the conditions must have for this clause to be compiled.
  ///
  /// For `#elseif !os(Linux)` after `#if DEBUG`: `DEBUG` is false, and `os(Linux)` is false.
  var demands: [(condition: String, isTrue: Bool)] {
    conditionTexts[...clause].enumerated().compactMap { index, text in
      guard var text else { return nil }
      var isTrue = index == clause
      while text.hasPrefix("!"), text.dropFirst().isOneTerm {
        text.removeFirst()
        isTrue.toggle()
      }
      return (text, isTrue)
    }
  }

  /// All branches of the same `#if`, including an implicit `#else`.
  ///
  /// For an `#if DEBUG` without `#else`, these are `DEBUG` and the `#else` that is not written.
  var all: [ConditionBranch] {
    let texts = conditionTexts.contains(nil) ? conditionTexts : conditionTexts + [nil]
    return texts.indices.map { ConditionBranch(group: group, clause: $0, conditionTexts: texts) }
  }

  /// Returns the directive of the clause with a condition, as in `#elseif os(Linux)`; `#else` if there is none.
  static func directive(_ condition: String?, clause: Int) -> String {
    condition.map { "\(clause == 0 ? "#if" : "#elseif") \($0)" } ?? "#else"
  }
}

extension ConditionBranch {
  /// Creates the branch of an `#if` that is not in the sources.
  init(_ condition: String, at place: Place) {
    self.init(group: place, clause: 0, conditionTexts: [condition])
  }
}

extension [ConditionBranch] {
  /// The branch that is compiled if these are not all, although some conditions hold.
  func negation(given known: [String] = [], at place: Place) -> ConditionBranch {
    let open = map(\.standalone).filter { !known.contains($0) }
    return ConditionBranch(ConditionBranch.negation(of: open.conjunction), at: place)
  }
}

extension [[ConditionBranch]] {
  /// Whether one of several chains of branches is always compiled, as those of `#if … #else` are together.
  ///
  /// - Parameter known: Conditions that hold anyway.
  /// - Returns: Whether one is.
  func isExhaustive(given known: [String]) -> Bool {
    let open = map { $0.filter { !known.contains($0.standalone) } }
    return open.contains(where: \.isEmpty)
      || open.first?.first?.all.allSatisfy { open.contains([$0]) } ?? false
  }
}

extension Substring {
  /// Whether a condition like `os(Linux)` has no operator.
  fileprivate var isOneTerm: Bool {
    utf8.allSatisfy { $0.isWordPart || "().".utf8.contains($0) }
  }
}

extension String {
  /// Whether a condition is that of one system: `os(Linux)`.
  fileprivate var isSystem: Bool { hasPrefix("os(") && Substring(self).isOneTerm }
}
