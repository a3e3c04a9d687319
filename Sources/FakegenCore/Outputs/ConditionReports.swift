import FakegenKnowledge
import FakegenSyntax

/// Messages about conditions of `#if` around fakes: if one is misspelt, its fakes would be missing without a word.
extension Program {
  /// The messages about the condition of an annotation.
  func conditionProblems(of id: DeclarationID) -> [Diagnostic] {
    guard let annotation = annotation(of: id), let condition = annotation.condition else {
      return []
    }
    return misspellings(inCondition: condition).map {
      diagnostic(.warning, $0, at: annotation.place(of: condition))
    }
  }

  /// The messages about the condition around the whole output.
  var conditionProblems: [Diagnostic] {
    guard let condition = configuration.condition else { return [] }
    return misspellings(inCondition: condition).map {
      Diagnostic(.warning, $0, option: "if", value: condition)
    }
  }

  private func misspellings(inCondition text: String) -> [Diagnostic.Message] {
    let names = ConditionNames(text)
    let known = CompilationConditions.usual.union(configuration.mentionedConditions)
    var flags = names.flags.subtracting(known)
    // All files are read for this, so it is done only if it makes a difference.
    let used = flags.isEmpty ? [] : declarations.namesInConditions
    flags.subtract(used)
    return misspelt(names.systems, among: CompilationConditions.systems).map { name, meant in
      .unknownSystem(name).suggesting(meant)
    }
      + misspelt(flags, among: known.union(used)).map { name, meant in
        .unknownCondition(name).suggesting(meant)
      }
  }

  /// Finds the names that are probably misspelt, with the names that they are similar to.
  ///
  /// A name that extends a known one is not reported: `DEBG` probably means `DEBUG`, but `DEBUG_MENU` is another name.
  private func misspelt(
    _ names: Set<String>, among known: Set<String>
  ) -> [(name: String, meant: String)] {
    names.subtracting(known).sorted().compactMap { name in
      nearestName(to: name, among: known.sorted().filter { !name.hasPrefix($0) }).map { (name, $0) }
    }
  }
}

extension Declarations {
  /// The texts of all files.
  ///
  /// Each file is read when the sequence comes to it.
  var allTexts: some Sequence<SourceText> { sources.files.indices.lazy.compactMap(sources.read) }

  /// The flags in the conditions of `#if` in all files.
  fileprivate var namesInConditions: Set<String> {
    flags.value {
      let ofFiles = sources.workers.map(sources.files.indices) { [sources] file in
        sources.read(file).map(flagsInConditions) ?? []
      }
      return Set(ofFiles.joined())
    }
  }
}

/// Returns the flags in the conditions of `#if` in a file.
private func flagsInConditions(of text: SourceText) -> Set<String> {
  var names: Set<String> = []
  for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
    let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    for word in ["#if ", "#elseif "] where words.starts(with: word.utf8) {
      let condition = String(decoding: words.dropFirst(word.utf8.count), as: UTF8.self)
      names.formUnion(ConditionNames(condition).flags)
    }
  }
  return names
}

/// The names in a condition of `#if`.
private struct ConditionNames {
  /// The flags that the compiler is given, as `DEBUG`.
  private(set) var flags: Set<String> = []
  /// The names in `os(…)`.
  private(set) var systems: Set<String> = []

  init(_ condition: String) {
    let source = SourceText(path: "", condition)
    let code = BracketedTokens(source.allTokens)
    var end = 0
    for (index, token) in code.tokens.enumerated() where index >= end {
      guard token.kind == .identifier else { continue }
      let name = source[token.range]
      if code.kind(at: index + 1) == .leftParenthesis, let closer = code.closer(of: index + 1) {
        end = closer
        if name == "os", code.kind(at: index + 2) == .identifier {
          systems.insert(source[code.tokens[index + 2].range])
        }
      } else if name != "true", name != "false" {
        flags.insert(name)
      }
    }
  }
}
