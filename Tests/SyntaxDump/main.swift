// Prints the declarations of Swift files as FakegenSyntax reads them, in the oracle's format.

import FakegenSyntax
import Foundation

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  print("=== \(path)")
  print(dump(SourceText(path: path, bytes: Array(data))), terminator: "")
}
