// Feeds mutated sources to the parser and the whole pipeline.
//
//     Mutation COUNT SEED FIRST PATH...
//
// runs COUNT inputs, beginning with number FIRST. Each input is a file of PATHs with one to three mutations. SEED and
// the number alone determine an input, so each can be made again. If the program crashes, the current input is the
// cause; with COUNT 1, the program prints the input before it runs it.
//
//     Mutation tokens PATH...
//
// runs the parser alone, for each token of the files deleted or doubled, and with the text cut there.

import FakegenCore
import FakegenSyntax
import Foundation

/// Reads the files at some paths.
func read(_ paths: ArraySlice<String>) throws -> [SourceText] {
  try paths.map {
    SourceText(path: $0, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))))
  }
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "tokens" {
  let messages = try read(arguments.dropFirst()).flatMap(failures(mutatingTokensOf:))
  FileHandle.standardError.write(Data(messages.joined().utf8))
  exit(messages.isEmpty ? 0 : 1)
}
guard arguments.count > 3, let count = Int(arguments[1]), let seed = UInt64(arguments[2]),
  let first = Int(arguments[3])
else {
  FileHandle.standardError.write(Data("usage: Mutation COUNT SEED FIRST PATH...\n".utf8))
  exit(64)
}
let corpus = try read(arguments.dropFirst(3)).map(\.bytes)
var configuration = Configuration()
configuration.fakesAll = true

for number in first..<first + count {
  var generator = SplitMix(state: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
  let input = mutated(corpus, &generator)
  if count == 1 { FileHandle.standardOutput.write(Data(input)) }
  let start = Date()
  let text = String(decoding: input, as: UTF8.self)
  let generation = generate(
    from: SourceSet([Input(SourceText(path: "mutant", text))]),
    linting: [SourceText(path: "mutant", text)], configuration: configuration)
  let isInBounds = (generation.diagnostics + generation.staleMembers).allSatisfy {
    $0.offset >= 0 && $0.offset <= text.utf8.count
  }
  let seconds = Date().timeIntervalSince(start)
  if !isInBounds || seconds > 5 {
    FileHandle.standardError.write(
      Data(
        "input \(number): \(isInBounds ? "took \(seconds) s" : "a message out of bounds")\n".utf8))
    exit(1)
  }
}
