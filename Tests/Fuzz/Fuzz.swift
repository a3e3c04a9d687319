// The function that libFuzzer calls with each input: see `run`.

import FakegenCore
import FakegenSyntax

/// Checks one input, and ends the program if a check fails.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  checkParser(bytes)
  // The command rejects files that are not UTF-8 before it parses them.
  if let text = String(validating: bytes, as: UTF8.self) { checkPipeline(text) }
  return 0
}

/// Checks that any bytes produce declarations, and messages about places inside the text.
private func checkParser(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  _ = parse(SourceText(path: "input.swift", bytes: bytes), diagnostics: &diagnostics)
  check(diagnostics, length: bytes.count)
}

/// Checks that any text produces a file that can be parsed and contains nothing but fakes.
private func checkPipeline(_ text: String) {
  var configuration = Configuration()
  configuration.fakesAll = true
  if text.utf8.count.isMultiple(of: 3) { configuration.testableImports = ["Input"] }
  if text.utf8.count.isMultiple(of: 5) { configuration.unresolved = .omit }
  let generation = generate(
    from: SourceSet([Input(SourceText(path: "input.swift", text))]),
    linting: [SourceText(path: "input.swift", text)], configuration: configuration)
  check(generation.diagnostics + generation.staleMembers, length: text.utf8.count)

  let output = SourceText(path: "output.swift", generation.text)
  var problems: [Diagnostic] = []
  let syntax = parse(output, diagnostics: &problems)
  if let problem = problems.first {
    fail("\(problem.message.text) at \(output.location(of: problem.offset))", output)
  }
  check(syntax.items, of: output)
}

private func check(_ diagnostics: [Diagnostic], length: Int) {
  for diagnostic in diagnostics.flatMap({ [$0] + $0.notes })
  where diagnostic.path == "input.swift" && !(0...length).contains(diagnostic.offset) {
    fatalError("a message is out of bounds: \(diagnostic)")
  }
}

private func check(_ items: [ItemSyntax], of output: SourceText) {
  for item in items {
    switch item {
    case .conditional(let conditional):
      for clause in conditional.clauses { check(clause.items, of: output) }
    case .declaration(let declaration):
      switch declaration.kind {
      case .import: break
      case .nominal(let nominal) where nominal.kind == .extension: break
      case .nominal(let nominal):
        let name = output[nominal.name].drop { $0 == "`" }
        if name.hasPrefix("Empty") || name.hasPrefix("Null") { break }
        fail("'\(name)' is no name of a fake", output)
      default: fail("something that is no fake at \(declaration.range)", output)
      }
    }
  }
}

private func fail(_ message: String, _ output: SourceText) -> Never {
  print(output[SourceRange(0, output.bytes.count)])
  fatalError(message)
}
