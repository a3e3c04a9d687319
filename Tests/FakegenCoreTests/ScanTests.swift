import FakegenSyntax
import TestSupport
import Testing

@testable import FakegenCore

/// A file that declares something, and is not parsed because nobody saw it, would be a lie.
struct ScanTests {
  static let paths = ["Fixtures", "Sources", "Tests"].flatMap { folder in
    Project.swiftFiles(in: folder).map { "\(folder)/\($0)" }
  }

  @Test func `a scan finds every declaration of the project's own files`() throws {
    for path in Self.paths where !path.contains(".build/") {
      expectNames(in: SourceText(path: path, try Project.text(path)))
    }
  }

  @Test(arguments: [
    "struct /* a /* b */ */ A {}", "class // the\n  // best\n  A {}", "enum\tA\n{}",
    "extension Outer . A {}", "protocol `A` {}", "/// `class`\nprotocol A {}", "typealias A<T> = T",
    "\"class /* \"\nprotocol A {}", "final class func\nstruct A {}", "actor A<each T> {}",
    "// struct\nclass A {}", "@_spi(B) public struct A: ~Copyable {}",
    "struct Ünïcode {}; enum A {}",
    "extension Swift.Array where Element == Int {}; struct `raw name` {}",
  ])
  func `a scan is not led astray`(text: String) {
    expectNames(in: SourceText(path: "A.swift", text))
  }

  @Test(arguments: [
    ("import Foundation", false), ("import struct Foundation.URL", true), ("import Faked", false),
    ("@_exported import NIOCore", true), ("@_exported @preconcurrency\npublic import A", true),
    ("import FakedRuntime", true), ("@testable import A", false),
  ])
  func `imports that other files feel are seen`(text: String, expected: Bool) {
    #expect(scan(SourceText(path: "A.swift", text)).hasFarReachingImports == expected)
  }

  private func expectNames(in source: SourceText) {
    var diagnostics: [Diagnostic] = []
    let file = lower(
      parse(source, diagnostics: &diagnostics), of: source, file: 0, origin: .source,
      diagnostics: &diagnostics)
    let scan = scan(source)
    let found = Set(scan.declaredNames + scan.extendedNames)
    let names = file.declarations.map(\.name) + file.extensions.compactMap(\.extendedPath.last)
    for name in names {
      let plain = name.filter { $0 != "`" }
      #expect(
        found.contains(DeclarationScan.hash(of: plain.utf8)), "'\(name)' in \(source.path)")
    }
  }

  private func scan(_ source: SourceText) -> DeclarationScan {
    source.bytes.withUnsafeBufferPointer { DeclarationScan($0) }
  }
}
