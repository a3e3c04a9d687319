import FakegenKnowledge

import Testing

@testable import FakegenCore

/// Checks which declaration a name means.
struct LookupTests {
  /// Returns the declaration that the type of a member refers to, and its module.
  private func meaning(
    of member: String, in name: String, _ program: Program
  ) -> (type: String, module: String?)? {
    guard let id = program.id(name),
      let requirement = program.requirements(of: id).first(where: { $0.member.name == member }),
      case .named(let named) = requirement.type.bare
    else { return nil }
    guard let found = named.declaration else { return ("\(named)", nil) }
    return (program[found].qualifiedName, program.declarations.module(of: found)?.text)
  }

  @Test(arguments: [
    ("A", "Outer.A"), ("Outer.A", "Outer.A"), ("B", "Outer.B"), ("Self.Z", "Z"), ("T", "T"),
    ("Alias", "Alias"), ("Outer.Nested.C", "Outer.Nested.C"), ("Nested.C", "Outer.Nested.C"),
    ("ToOuter.B", "Outer.B"), ("Hidden", "Hidden"), ("Missing", "Missing"),
  ])
  func `a name refers to the innermost declaration`(written: String, expected: String) throws {
    let program = makeProgram([
      "A.swift": """
      struct A {}; typealias Alias = A; typealias ToOuter = Outer
      enum Outer {
        struct A {}; struct B {}; enum Nested { struct C {} }
        protocol P { associatedtype T; associatedtype Z; var x: \(written) { get } }
      }
      """,
      "B.swift": "private struct Hidden {}",
    ])
    let found = try #require(meaning(of: "x", in: "Outer.P", program))
    #expect(found.type == expected)
  }

  @Test(arguments: [
    ("import One", "T", "One"), ("import Two", "T", "Two"),
    ("import One\nimport Two", "Two.T", "Two"),
    ("import One\nimport struct Two.T", "T", "Two"), ("import Both", "T", "One"),
  ])
  func `a name refers to a declaration that the file imports`(
    imports: String, written: String, module: String
  ) throws {
    let program = makeProgram(
      ["A.swift": "\(imports)\nprotocol P { var x: \(written) { get } }"],
      support: [
        "Sources/One/T.swift": "public struct T {}", "Sources/Two/T.swift": "public struct T {}",
        "Sources/Both/B.swift": "@_exported import One",
        "Sources/Other/O.swift": "import One\nimport Two\nimport Both",
      ])
    #expect(try #require(meaning(of: "x", in: "P", program)).module == module)
  }

  @Test
  func
    `standard library names are looked up in the prelude despite declarations with the same names`()
    throws
  {
    let program = makeProgram([
      "A.swift": "protocol Equatable {}; struct Hasher {}; protocol P: Hashable {}"
    ])
    let hashable = try #require(program.id("Hashable"))
    let parents = program.parents(of: hashable).protocols
    #expect(parents.map { program.isPrelude($0) } == [true])
  }

  @Test func `a folder is a module if a file imports it`() throws {
    let program = makeProgram(
      ["Sources/App/A.swift": "import Kit\nimport AppKit\nprotocol P {}"],
      support: ["x/Sources/Kit/K.swift": "public struct K {}"])
    let own = try #require(program.id("P"))
    #expect(program.declarations.module(of: own) == nil)
    #expect(program.declarations.likelyModule(of: own) == "App")
    #expect(program.declarations.module(of: try #require(program.id("K"))) == "Kit")
  }

  @Test(arguments: [
    // A longer name, as with 'SystemPackage' in 'Sources/System', is not that of a module which the folder imports.
    ("Sources/App/A.swift", "import AppCore"), ("Sources/App/A.swift", "import struct AppCore.S"),
    // The module's own sources have a folder that is called as a module of the system.
    ("Sources/Security/A.swift", "import Security"),
  ])
  func `no folder is a module that its files import`(path: String, imports: String) throws {
    let program = makeProgram([path: "\(imports)\nprotocol P {}"]) { $0.testableImports = ["App"] }
    #expect(program.declarations.module(of: try #require(program.id("P"))) == "App")
  }

  @Test func `the lookup of circular aliases ends`() throws {
    let program = makeProgram([
      "A.swift": "typealias A = B.X; typealias B = A.Y; protocol P { var x: A.B.Z { get } }"
    ])
    #expect(try #require(meaning(of: "x", in: "P", program)).type.hasSuffix("Z"))
  }
}
