import FakegenCore
import FakegenSyntax
import Testing

@testable import fakegen

/// Checks how options are read from the command line and from the configuration file.
struct OptionsTests {
  private func options(
    _ arguments: [String], file json: String? = nil
  ) throws -> Options {
    let file = json.map { ConfigurationFile(SourceText(path: "c.json", $0)) }
    return try Options(try Invocation(arguments), file: file)
  }

  @Test func `without arguments, the current folder is read`() throws {
    let options = try options([])
    #expect(options.paths == ["."])
    var configuration = Configuration()
    configuration.header = ["To regenerate this file, run: fakegen"]
    #expect(options.configuration == configuration)
    #expect(options.output == nil)
  }

  @Test(arguments: [
    ["A", "B", "--output", "C"], ["--output=C", "A", "B"], ["--output", "C", "--", "A", "B"],
  ])
  func `options can be in any position`(arguments: [String]) throws {
    let options = try options(arguments)
    #expect(options.paths == ["A", "B"])
    #expect(options.output == "C")
  }

  @Test func `the command line takes precedence over the file`() throws {
    let file = #"{"unresolved": "omit", "all": true, "paths": ["A"]}"#
    let inherited = try options([], file: file)
    #expect(inherited.paths == ["A"])
    #expect(inherited.configuration.unresolved == .omit)
    #expect(inherited.configurationFile?.path == "c.json")
    let own = try options(["--unresolved", "error", "B"], file: file)
    #expect(own.configuration.unresolved == .error)
    #expect(own.configuration.fakesAll)
    #expect(own.paths == ["B"])
  }

  @Test(arguments: [
    ("Tests/A/c.json", "../../B", "B"), ("Tests/A/c.json", "../../../B", "../B"),
    ("/p/A/c.json", "../B", "/p/B"), ("../c.json", "../B", "../../B"), ("/c.json", "B", "/B"),
    ("c.json", "../B", "../B"), ("./A/c.json", "../B", "./B"),
  ])
  func `paths are relative to the file`(file: String, path: String, expected: String) {
    let file = ConfigurationFile(SourceText(path: file, "{\"support\": \"\(path)\"}"))
    #expect(file.settings.map(\.value) == [expected])
  }

  @Test func `default values of the command line and the file are combined`() throws {
    let options = try options(
      ["--default", "A=1"], file: #"{"default": {"A": "2", "B": "3"}}"#)
    #expect(options.configuration.defaults == ["A": "1", "B": "3"])
  }

  @Test(arguments: [
    ["--nonsense"], ["--output"], ["--all=yes"], ["--jobs", "0"], ["--jobs", "many"],
    ["--default", "A"], ["--default", "A=f("], ["--unresolved", "guess"], ["--check"],
    ["--depfile", "D"], ["--module", "Core"], ["--access", "open"],
    ["--default-isolation", "A B=MainActor"], ["--output", "--check"], ["--output", "-o=A"],
    ["--output", "--", "A"],
  ])
  func `invalid arguments are refused`(arguments: [String]) {
    #expect(throws: UsageError.self) { try options(arguments) }
  }

  @Test func `a value may look like an option that does not exist`() throws {
    #expect(try options(["--exclude", "-o?", "--header", "-- mine"]).exclusions == ["-o?"])
  }

  @Test func `a hyphen is standard output`() throws {
    #expect(try options(["-o", "-"], file: #"{"output": "A"}"#).output == nil)
  }

  @Test func `every option changes something or prints something`() throws {
    let samples = [
      "--jobs": "3", "--unresolved": "omit", "--access": "public", "--default": "A=1",
      "--format": "json", "--default-isolation": "nonisolated", "--module": "Core=A",
      "--output-isolation": "MainActor", "--manifest": "A=Package.swift",
    ]
    // The header repeats the command line, so with it, every option would change the result.
    func withoutRenewal(_ arguments: [String]) throws -> Options {
      var options = try options(["--output", "O"] + arguments)
      options.configuration.header.removeAll { $0.hasPrefix("To regenerate this file, run:") }
      return options
    }
    let plain = try withoutRenewal([])
    for row in OptionTable.rows {
      switch row.effect {
      case .text(_, let text): #expect(!text(nil).isEmpty)
      case .configurationFile: break
      case .flag, .value, .optionalValue:
        let value = row.value.map { _ in samples[row.name] ?? "X" }
        let invocation = [row.name] + (value.map { [$0] } ?? [])
        #expect(try withoutRenewal(invocation) != plain, "\(row.name)")
      }
    }
  }
}

struct OptionalValueTests {
  @Test func `a word after an option is its value unless it is a path`() throws {
    #expect(try Invocation(["--explain", "No.name", "a"]).paths == ["a"])
    #expect(try Invocation(["--explain", "/"]).paths == ["/"])
    #expect(try Invocation(["--explain", "--all"]).settings.map(\.value) == [nil, nil])
    #expect(try Invocation(["--explain=A.b"]).settings.map(\.value) == ["A.b"])
    #expect(try Invocation(["--explain=/"]).settings.map(\.value) == ["/"])
    #expect(try Invocation(["--help", "most"]).paths == ["most"])
  }
}

struct DependencyFileTests {
  @Test func `a rule names the output and its inputs`() {
    let file = DependencyFile(output: "Fakes.swift", inputs: ["A.swift", "B.swift"])
    #expect(file.text == "Fakes.swift: \\\n  A.swift \\\n  B.swift\nA.swift:\nB.swift:\n")
    #expect(DependencyFile.isDependencyFile(Array(file.text.utf8)))
    let odd = DependencyFile(output: "O", inputs: ["a%.swift", "a=b.swift", "a;b.swift"])
    #expect(odd.text == "O: \\\n  a%.swift\n")
    #expect(DependencyFile(output: "O", inputs: []).text == "O:\n")
  }

  @Test(arguments: [
    ("a b", "a\\ b"), ("a#b", "a\\#b"), ("a:b", "a\\:b"), ("a\\b", "a\\b"), ("a$b", "a$$b"),
    ("ä/ö", "ä/ö"),
  ])
  func `characters with a meaning in make are escaped`(path: String, escaped: String) {
    #expect(DependencyFile(output: path, inputs: []).text == "\(escaped):\n")
  }

  @Test(arguments: [
    ("O:\n", true), ("O: \\\n  A\n", true), ("struct S {}\n", false), ("", false),
    ("// Note:\nlet a = 1", false), ("case a:\n  b()\n", false),
    ("O: \\\n  A \\\n  B\n", true), ("O: \\\nA\n", false),
  ])
  func `a dependency file is recognized by its first line`(text: String, expected: Bool) {
    #expect(DependencyFile.isDependencyFile(Array(text.utf8)) == expected)
  }
}

struct JSONReaderTests {
  @Test(arguments: [
    ("{\n \"a\": oops }", 8), ("[1,]", 3), ("{\"a\" 1}", 5), ("\"x", 0), ("\"\\x\"", 1),
    ("[1] 2", 4), ("[01]", 1), ("[.5]", 1), ("nan", 0), ("", 0), ("{'a': 1}", 1),
    ("[1 // one\n]", 3),
    ("\"\\u12\"", 1), (String(repeating: "[", count: 1_000), 200),
  ])
  func `the offset of a JSON error is found`(text: String, offset: Int) throws {
    let problem = try #require(throws: JSONReader.Problem.self) {
      try JSONReader.value(of: Array(text.utf8))
    }
    #expect(problem.offset == offset, "\(problem.message.text)")
  }

  @Test func `values are read with their offsets`() throws {
    let text = #"{"a": [true, null, -1.5e3], "\"\u00e4\ud83d\ude00\n": "b"}"#
    let value = try JSONReader.value(of: Array("\u{FEFF}\(text)".utf8))
    let list: [JSONValue] = [
      JSONValue(kind: .flag(true), offset: 10), JSONValue(kind: .null, offset: 16),
      JSONValue(kind: .number("-1.5e3"), offset: 22),
    ]
    let entries: [JSONValue.Entry] = [
      JSONValue.Entry(key: "a", offset: 4, value: JSONValue(kind: .list(list), offset: 9)),
      JSONValue.Entry(
        key: "\"ä😀\n", offset: 31, value: JSONValue(kind: .text("b"), offset: 57)),
    ]
    #expect(value == JSONValue(kind: .object(entries), offset: 3))
  }
}
