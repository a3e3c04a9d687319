import FakegenCore
import FakegenSyntax

/// Prints messages in the compiler's style to standard error.
struct DiagnosticPrinter {
  /// Whether only errors are printed.
  var isQuiet = false
  /// Whether warnings are printed, and counted, as errors.
  var isStrict = false
  /// Whether severities are colored, as the compiler's are.
  var showsColors = false
  /// The format of messages.
  var format = OutputFormat.text
  /// The result of writing the fakes, if they were written.
  var outcome: OutputFile.Outcome?
  private(set) var errorCount = 0
  /// The messages so far, if the format is a document.
  private(set) var collected: [ReportedMessage] = []
  /// The document with all messages.
  var report: String? { get throws { try collected.text(as: format) } }
  private let lines = LineIndex()

  /// Prints an error about the run as a whole, or about a file that the text names.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - path: The file, for formats that have the path apart from the text.
  ///   - line: The first line in it that the error is about.
  mutating func emit(error text: String, about path: String? = nil, line: Int? = nil) {
    errorCount += 1
    if format == .text {
      write(.error, text, in: nil)
    } else {
      write(.error, text, in: path, at: line.map { ($0, 1) })
    }
  }

  /// Prints a message about a file as a whole, or about none.
  mutating func emit(_ problem: Diagnostic) {
    let problem = escalated(problem)
    guard count(problem) else { return }
    write(problem.severity, problem.message.text, in: problem.path.isEmpty ? nil : problem.path)
  }

  /// Prints messages about places in the sources, in the order of the sources.
  mutating func emit(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    // Most runs have thousands of files and no messages.
    if diagnostics.isEmpty { return }
    let byPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = diagnostics.map(escalated).enumerated().sorted {
      ($0.element.path, $0.element.offset, $0.offset)
        < ($1.element.path, $1.element.offset, $1.offset)
    }
    // Several members may lack a default for the same reason, which is printed once.
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

  /// Returns a warning as an error if `isStrict`, and any other message as it is.
  private func escalated(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
    return diagnostic
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

  /// Writes a message in any format, whatever it is about.
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

  /// Prints a one-line summary of the run.
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

  /// Prints why nothing was generated, and what to do about it.
  func summarizeNothing(files: Int, protocols: Int?, isAnyRefused: Bool, _ options: Options) {
    guard !options.isQuiet, !options.isBuildStep else { return }
    let advice =
      options.configuration.fakesAll
      ? "annotate one; '--all' leaves out protocols of the output's own module"
      : "annotate one, or pass '--all'"
    let text: String
    if files == 0 {
      let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
      text = "no Swift files in \(paths)"
    } else if protocols == 0 {
      text = "no protocols in \(count(files, "file"))"
    } else if isAnyRefused {
      text = "nothing that was requested can be faked"
    } else if let protocols {
      text = "\(count(protocols, "protocol")), none annotated with '@Faked'; \(advice)"
    } else {
      text = "no protocol is annotated with '@Faked'; \(advice)"
    }
    FileSystem.writeToStandardError("fakegen: \(text)\n")
  }

  /// Prints that a target's fakes are not written, because each build generates them.
  func summarizePlugin(of target: String) {
    if isQuiet { return }
    FileSystem.writeToStandardError(
      "fakegen: nothing to write; the build plugin of '\(target)' generates its fakes\n")
  }

  /// Returns the number of members without a default, and the names of the first ones.
  private func unresolved(in generation: Generation, explains: Bool) -> String {
    let members = generation.unresolvedMembers
    if members.isEmpty { return "" }
    let verb = members.count == 1 ? "has" : "have"
    return
      "; \(members.count) of \(count(generation.valueMembers, "return value")) \(verb) no default: "
      + members.abbreviated + (explains ? "" : "; '--explain' says why")
  }

  /// Returns the number of faked protocols, as in `3 protocols`, and of types, if there are any.
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
  /// The terminal's color code for it, as in the compiler.
  fileprivate var color: Int {
    switch self {
    case .error: 31
    case .warning: 33
    case .note: 39
    }
  }
}
