import FakegenCore
import FakegenSyntax

/// Prints messages in the compiler's style to standard error.
struct DiagnosticPrinter {
  /// Whether only errors are printed.
  var isQuiet = false
  /// Whether severities are in colour, as the compiler's are.
  var showsColors = false
  /// What became of the file that the fakes are written to, if they are.
  var outcome: OutputFile.Outcome?
  private(set) var errorCount = 0

  /// A message about the run as a whole.
  mutating func emit(error text: String) {
    errorCount += 1
    write(.error, text, at: "fakegen")
  }

  /// A message about a file as a whole, or about none.
  mutating func emit(_ problem: Diagnostic) {
    guard count(problem) else { return }
    let place = problem.path.isEmpty ? "fakegen" : problem.path
    write(problem.severity, problem.message.text, at: place)
  }

  /// Messages about places in the sources, in the order of these.
  mutating func emit(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    let byPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.path, $0.element.offset, $0.offset)
        < ($1.element.path, $1.element.offset, $1.offset)
    }
    for (_, diagnostic) in sorted {
      guard let source = byPath[diagnostic.path] else {
        emit(diagnostic)
        continue
      }
      guard count(diagnostic) else { continue }
      write(diagnostic, in: source)
      for note in diagnostic.notes {
        if let source = byPath[note.path] { write(note, in: source) }
      }
    }
  }

  private mutating func count(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.severity == .error { errorCount += 1 }
    return diagnostic.severity == .error || !isQuiet
  }

  private func write(_ diagnostic: Diagnostic, in source: SourceText) {
    let (line, column) = source.location(of: diagnostic.offset)
    write(
      diagnostic.severity, diagnostic.message.text, at: "\(diagnostic.path):\(line):\(column)")
  }

  /// The one place that spells a message, whatever it is about.
  private func write(_ severity: Diagnostic.Severity, _ text: String, at place: String) {
    let message =
      showsColors
      ? "\u{1B}[1;\(severity.color)m\(severity.rawValue): \u{1B}[1;39m\(text)\u{1B}[0m"
      : "\(severity.rawValue): \(text)"
    FileSystem.writeToStandardError("\(place): \(message)\n")
  }

  /// One line that says what was done.
  func summarize(_ generation: Generation, files: Int, _ options: Options) {
    guard !options.isQuiet, !options.isBuildStep else { return }
    var text =
      "fakegen: \(subjects(of: generation)) from \(count(files, "file"))"
    if generation.unresolvedMembers > 0 {
      let share =
        100 * Double(generation.unresolvedMembers) / Double(max(generation.valueMembers, 1))
      text += ", \(count(generation.unresolvedMembers, "member")) without a default value"
      text += " (\(tenths(100 - share))% resolved)"
    }
    if errorCount > 0 { text += ", \(count(errorCount, "error"))" }
    if options.isVerbose {
      let others = generation.declaredProtocolCount - generation.protocolCount
      if others > 0 { text += "; \(count(others, "other protocol")) not faked" }
      if let outcome, let output = options.output { text += "; '\(output)' \(outcome.rawValue)" }
    }
    FileSystem.writeToStandardError(text + "\n")
  }

  /// Why nothing was generated, and what to do about it.
  func summarizeNothing(files: Int, protocols: Int?, _ options: Options) {
    guard !options.isQuiet, !options.isBuildStep else { return }
    let advice = "annotate one, or pass '--all'"
    let text: String
    if files == 0 {
      let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
      text = "no Swift files in \(paths)"
    } else if protocols == 0 {
      text = "no protocols in \(count(files, "file"))"
    } else if let protocols {
      text = "\(count(protocols, "protocol")), none annotated with '@Faked'; \(advice)"
    } else {
      text = "no protocol is annotated with '@Faked'; \(advice)"
    }
    FileSystem.writeToStandardError("fakegen: \(text)\n")
  }

  /// That a target's fakes are not written, because each build makes them.
  func summarizePlugin(of target: String) {
    if isQuiet { return }
    FileSystem.writeToStandardError(
      "fakegen: nothing to write; the build plugin of '\(target)' generates its fakes\n")
  }

  /// A share with one digit behind the point, rounded down so that 100 means all.
  private func tenths(_ share: Double) -> String {
    let tenths = Int(max(share, 0) * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// What was faked: `3 protocols`, and types if there are any.
  private func subjects(of generation: Generation) -> String {
    let protocols = count(generation.protocolCount, "protocol")
    if generation.typeCount == 0 { return protocols }
    let types = count(generation.typeCount, "type")
    return generation.protocolCount == 0 ? types : "\(protocols) and \(types)"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Diagnostic.Severity {
  /// The terminal's number of the colour that the compiler gives it.
  fileprivate var color: Int {
    switch self {
    case .error: 31
    case .warning: 33
    case .note: 39
    }
  }
}
