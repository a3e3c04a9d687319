import FakegenCore
import FakegenSyntax

/// Prints messages in the compiler's style to standard error.
struct DiagnosticPrinter {
  /// Whether only errors are printed.
  var isQuiet = false
  /// Whether severities are in colour, as the compiler's are.
  var showsColors = false
  /// How messages are printed.
  var format = OutputFormat.text
  /// What became of the file that the fakes are written to, if they are.
  var outcome: OutputFile.Outcome?
  private(set) var errorCount = 0
  /// The messages of a format that is one text.
  private(set) var collected: [ReportedMessage] = []
  /// That text.
  var report: String? { get throws { try collected.text(as: format) } }
  private let lines = LineIndex()

  /// A message about the run as a whole, or a file that its text names.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - path: The file, which programs look for beside the text.
  ///   - line: The line in it that comes first of what is wrong.
  mutating func emit(error text: String, about path: String? = nil, line: Int? = nil) {
    errorCount += 1
    if format == .text {
      write(.error, text, in: nil)
    } else {
      write(.error, text, in: path, at: line.map { ($0, 1) })
    }
  }

  /// A message about a file as a whole, or about none.
  mutating func emit(_ problem: Diagnostic) {
    guard count(problem) else { return }
    write(problem.severity, problem.message.text, in: problem.path.isEmpty ? nil : problem.path)
  }

  /// Messages about places in the sources, in the order of these.
  mutating func emit(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    // Most runs have nothing to say of thousands of files.
    if diagnostics.isEmpty { return }
    let byPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.path, $0.element.offset, $0.offset)
        < ($1.element.path, $1.element.offset, $1.offset)
    }
    // Several members may lack a default for one reason, which is said once.
    var notes: Set<Diagnostic> = []
    for (_, diagnostic) in sorted {
      guard let source = byPath[diagnostic.path] else {
        emit(diagnostic)
        continue
      }
      guard count(diagnostic) else { continue }
      write(diagnostic, in: source)
      for note in diagnostic.notes where notes.insert(note).inserted {
        if let source = byPath[note.path] { write(note, in: source) }
      }
    }
  }

  private mutating func count(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.severity == .error { errorCount += 1 }
    return diagnostic.severity == .error || !isQuiet
  }

  private mutating func write(_ diagnostic: Diagnostic, in source: SourceText) {
    write(
      diagnostic.severity, diagnostic.message.text, in: diagnostic.path,
      at: lines.location(of: diagnostic.offset, in: source))
  }

  /// The one place that spells a message, whatever it is about.
  private mutating func write(
    _ severity: Diagnostic.Severity, _ text: String, in path: String?,
    at location: (line: Int, column: Int)? = nil
  ) {
    switch format {
    case .json, .sarif:
      collected.append(ReportedMessage(severity, text, path: path, at: location))
      return
    case .github:
      let annotation = GitHubAnnotation(
        severity: severity, text: text, path: path, location: location)
      FileSystem.writeToStandardError("\(annotation.command)\n")
      return
    case .text: break
    }
    let place = (path ?? "fakegen") + (location.map { ":\($0.line):\($0.column)" } ?? "")
    let message =
      showsColors
      ? "\u{1B}[1;\(severity.color)m\(severity.rawValue): \u{1B}[1;39m\(text)\u{1B}[0m"
      : "\(severity.rawValue): \(text)"
    FileSystem.writeToStandardError("\(place): \(message)\n")
  }

  /// One line that says what was done.
  func summarize(_ generation: Generation, files: Int, _ options: Options) {
    guard !isQuiet, !options.isBuildStep else { return }
    var text =
      "fakegen: \(subjects(of: generation)) from \(count(files, "file"))"
    if errorCount > 0 { text += ", \(count(errorCount, "error"))" }
    text += unresolved(in: generation, explains: options.configuration.explains)
    if options.isVerbose {
      let others = generation.declaredProtocolCount - generation.protocolCount
      if others > 0 { text += "; \(count(others, "other protocol")) not faked" }
      if let outcome, let output = options.output { text += "; '\(output)' \(outcome.rawValue)" }
    }
    FileSystem.writeToStandardError(text + "\n")
  }

  /// Why nothing was generated, and what to do about it.
  func summarizeNothing(files: Int, protocols: Int?, isAnyRefused: Bool, _ options: Options) {
    guard !options.isQuiet, !options.isBuildStep else { return }
    let advice = "annotate one, or pass '--all'"
    let text: String
    if files == 0 {
      let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
      text = "no Swift files in \(paths)"
    } else if protocols == 0 {
      text = "no protocols in \(count(files, "file"))"
    } else if isAnyRefused {
      text = "nothing can be faked of what was asked for"
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

  /// Which members have no default, the first of them by name.
  private func unresolved(in generation: Generation, explains: Bool) -> String {
    let members = generation.unresolvedMembers
    if members.isEmpty { return "" }
    let shown = members.count > 4 ? 3 : members.count
    let names = members.prefix(shown).map { "'\($0)'" }.joined(separator: ", ")
    let rest = members.count > shown ? " and \(members.count - shown) more" : ""
    let verb = members.count == 1 ? "has" : "have"
    return "; \(members.count) of \(count(generation.valueMembers, "result")) \(verb) no default: "
      + names + rest + (explains ? "" : "; '--explain' says why")
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
