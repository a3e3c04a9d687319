// Records goldens, transcripts, and pictures of transcripts that differ from the current output.
//
//     swift run Record [--check] [NAME...]
//
// records the files whose paths contain a NAME, or all files. It prints the paths of those that differ, and exits with
// 1 if any do: recording is not testing, so review the changes with `git diff`. With `--check`, it prints the
// differences and writes nothing. It needs only the generator, so it also records goldens that no longer compile.

import FakegenCore
import FakegenSyntax
import Foundation
import Goldens
import TestSupport

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let names = arguments.filter { $0 != "--check" }

func isWanted(_ path: String) -> Bool { names.isEmpty || names.contains(where: path.contains) }

/// Writes a text to a file or, with `--check`, prints the differences; returns whether the file's text was different.
func record(_ text: String, at path: String) async throws -> Bool {
  if text == (try? Project.text(path)) { return false }
  print(path)
  if isCheck {
    try await Project.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("generated")
      try text.write(to: file, atomically: true, encoding: .utf8)
      print(try await run("diff", ["-u", path, file.path]).output)
    }
  } else {
    try text.write(to: Project.folder(path), atomically: true, encoding: .utf8)
  }
  return true
}

var (compared, differing) = (0, 0)
for golden in Golden.all where isWanted(golden.path) {
  let generation = try golden.generate()
  for problem in generation.diagnostics where problem.severity == .error {
    print("\(golden.path): error: \(problem.message.text)")
  }
  compared += 1
  if try await record(generation.text, at: golden.path) { differing += 1 }
}
for transcript in Transcript.all where isWanted(transcript.path) {
  compared += 1
  if try await record(transcript.play(), at: transcript.path) { differing += 1 }
}
for picture in Picture.all where isWanted(picture.path) {
  compared += 1
  if try await record(picture.svg(), at: picture.path) { differing += 1 }
}
let outcome = isCheck ? "differ" : "recorded; review them with 'git diff'"
print(differing == 0 ? "none of \(compared) differ" : "\(differing) of \(compared) \(outcome)")
exit(differing > 0 || compared == 0 ? 1 : 0)
