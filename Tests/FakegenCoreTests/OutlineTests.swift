import FakegenKnowledge
import FakegenSyntax
import TestSupport
import Testing

@testable import FakegenCore

/// Checks that outlines list every declaration, because the generator does not find those that they omit.
struct OutlineTests {
  /// The files to check, without those that are broken on purpose: in these, parser and outline may end a declaration
  /// in different places.
  static let paths: [String] = ["Fixtures", "Sources", "Tests"].flatMap { folder in
    Project.swiftFiles(in: folder).map { "\(folder)/\($0)" }
  }.filter { path in
    [".build/", "/Diagnostics/", "/Regressions/"].allSatisfy { !path.contains($0) }
  }

  @Test(arguments: Project.fifthOrAll(paths))
  func `an outline lists the declarations that the parser finds in the project's own files`(
    path: String
  ) throws {
    expectAgreement(on: SourceText(path: path, try Project.text(path)))
  }

  @Test(arguments: [
    "struct /* a /* b */ */ A {}", "class // the\n  // best\n  A {}", "enum\tA\n{}",
    "extension Outer . A {}", "protocol `A` {}", "/// `class`\nprotocol A {}", "typealias A<T> = T",
    "\"class /* \"\nprotocol A {}", "class A { class func f() {}; class var x: Int { 1 } }",
    "actor A<each T> {}", "// struct\nclass A {}", "@_spi(B) public struct A: ~Copyable {}",
    "struct Ünïcode {}; enum A {}", "struct A { struct B { enum C {} }; class D {} }; class E {}",
    "extension Swift.Array where Element == Int {}; struct `raw name` {}",
    "extension Swift::Array where Element == Int {}; extension A::B { struct C {} }",
    "extension A.B { struct C {} }", "func f() { struct Local {} }; struct A {}",
    "struct A { var x: Int { struct Local {}; return 1 }; struct B {} }",
    "enum A { case actor\n case `struct`, b }; struct B {}", "import struct Foundation.Date",
    "struct A { let pattern = /\"{/; struct B {} }", "struct A { let a = b / c; let d = e / f }",
    "#if A\nstruct A {}\n#else\nstruct A { struct B {} }\n#endif",
    "struct A { var a = Kind.struct; func f(actor a: B) {}; struct B {} }",
    "struct A { let text = #\"\"\"\n struct No { \"\" \n\"\"\"#; struct B {} }",
    "struct A<T> where T: B { struct B {} }; class C: D, @unchecked E {}",
    "protocol A { associatedtype B; typealias C = Int }",
  ])
  func `an outline lists the declarations that the parser finds`(text: String) {
    expectAgreement(on: SourceText(path: "A.swift", text))
  }

  @Test(arguments: [
    "import Foundation", "import struct Foundation.URL", "import enum A.B.C", "import A.B",
    "import struct Foundation::URL",
    "@_exported import NIOCore", "@_exported @preconcurrency\npublic import A\nimport B",
    "@testable import A", "internal import A; fileprivate  import B", "package\nimport struct A.B",
    "@_spi(A) private import B", "#if A\n@_exported import A\n#else\nimport B\n#endif",
  ])
  func `an outline lists the same imports as the parser`(text: String) {
    let source = SourceText(path: "A.swift", text)
    let lowering = FileLowering(source, number: FileID(number: 0), origin: .source)
    let imports = Outline(source).imports
    let areExported = lowering.imports.map { $0.attributes.contains("@_exported") }
    #expect(imports.map(\.name) == lowering.imports.map(\.scopedName))
    #expect(imports.map(\.isExported) == areExported)
    #expect(imports.map { $0.access.flatMap { Access($0) } } == lowering.imports.map(\.access))
  }

  @Test(arguments: Project.fifthOrAll(paths))
  func `each declaration is found by the offset in the outline`(path: String) throws {
    let source = SourceText(path: path, try Project.text(path))
    var file = FileLowering(source, number: FileID(number: 0), origin: .source)
    let all = file.lower(.everything)
    for expected in all {
      let found = file.lower(.declaration(at: expected.place.offset))
      #expect(areEqual(found, [expected]), "\(expected.qualifiedName)")
    }
  }

  /// Returns whether two values describe the same declarations, compared by their dumps.
  private func areEqual(_ left: Any, _ right: Any) -> Bool {
    var (leftText, rightText) = ("", "")
    dump(left, to: &leftText)
    dump(right, to: &rightText)
    return leftText == rightText
  }

  private func expectAgreement(on source: SourceText) {
    let outline = Outline(source)
    var file = FileLowering(source, number: FileID(number: 0), origin: .source)
    let lowered = file.lower(.everything)
    let declared = Set(
      lowered.map { "\($0.place.offset) \(PathHash($0.path))" })
    let listed = Set(outline.entries.map { "\($0.offset) \($0.path)" })
    #expect(declared.subtracting(listed) == [], "missing in \(source.path)")
    #expect(outline.imports.map(\.module) == file.imports.map(\.module.text), "\(source.path)")
  }
}
