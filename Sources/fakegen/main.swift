import FakegenCore
import FakegenSyntax
import Foundation
var c = Configuration(); c.fakesAll = true
let ins = CommandLine.arguments.dropFirst().map { Input(SourceText(path: $0, bytes: Array(FileManager.default.contents(atPath: $0)!))) }
let g = generate(from: Array(ins), configuration: c)
print(g.text)
for d in g.diagnostics { FileHandle.standardError.write(Data("\(d.path):\(d.offset): \(d.severity): \(d.message.text)\n".utf8)) }
