extension EnumCaseValue {
  /// Reads the expression after `=`, which observers may follow.
  ///
  /// - Parameter expression: The expression.
  init?(_ expression: String) {
    let word = expression.prefix { !$0.isWhitespace && $0 != "{" }
    let rest = expression.dropFirst(word.count).drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.first == "{" else { return nil }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let name = parts.last, name.isIdentifier(startingWith: \.isLowercase)
    else { return nil }
    let type = parts.dropLast()
    // Before the dot of `.guest` there is nothing.
    guard type == [""] || type.allSatisfy({ $0.isIdentifier(startingWith: \.isUppercase) }) else {
      return nil
    }
    self.init(type: type == [""] ? [] : Array(type), name: name)
  }
}

extension String {
  fileprivate func isIdentifier(startingWith isStart: (Character) -> Bool) -> Bool {
    guard let first, isStart(first) else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
