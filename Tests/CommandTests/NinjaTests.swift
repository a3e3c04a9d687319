import Foundation
import TestSupport
import Testing

/// Checks that Ninja and Make generate fakes again when they should.
struct NinjaTests {
  static let hasNinja = Toolchain.path(of: "ninja") != nil

  @Test(.enabled(if: hasNinja, "ninja is not on the path"))
  func `a build depends on the files in the dependency file`() async throws {
    try await Project.withTemporaryFolder { folder in
      func write(_ name: String, _ text: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      func ninja() async throws -> String {
        let result = try await run("ninja", ["-d", "explain"], in: folder)
        #expect(result.exitCode == 0, "\(result.output)\(result.error)")
        return result.output
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("My Sources"), withIntermediateDirectories: false)
      try write("My Sources/A.swift", "@Faked protocol A: B { func a() -> User }\n")
      try write("My Sources/B.swift", "protocol B {}\nstruct User {}\n")
      try write(
        "build.ninja",
        """
        rule fakes
          command = \(Project.products.path)/fakegen 'My Sources' --output $out --depfile $out.d
          depfile = $out.d
          restat = 1
        rule count
          command = wc -l < $in >> $out
        build Fakes.swift: fakes
        build count.txt: count Fakes.swift

        """)
      #expect(try await ninja().contains("[2/2]"))
      #expect(try await ninja().contains("no work to do"))
      // If a change does not affect the fakes, only fakegen runs, and not the rules that depend on its output.
      try write("My Sources/B.swift", "protocol B {}\nstruct User { func rename() {} }\n")
      let harmless = try await ninja()
      #expect(harmless.contains("[1/"))
      #expect(
        try String(contentsOf: folder.appendingPathComponent("count.txt"), encoding: .utf8)
          .split(separator: "\n").count == 1)
      try write("My Sources/B.swift", "protocol B {}\nstruct User { let id: Int }\n")
      #expect(try await ninja().contains("[2/2]"))
      #expect(
        try String(contentsOf: folder.appendingPathComponent("Fakes.swift"), encoding: .utf8)
          .contains("User(id: 0)"))
    }
  }

  static let hasMake = Toolchain.path(of: "make") != nil

  @Test(.enabled(if: hasMake, "make is not on the path"))
  func `make continues after a source was removed`() async throws {
    try await Project.withTemporaryFolder { folder in
      func write(_ name: String, _ text: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      func make() async throws -> String {
        let result = try await run("make", ["Fakes.swift"], in: folder)
        #expect(result.exitCode == 0, "\(result.output)\(result.error)")
        return try String(
          contentsOf: folder.appendingPathComponent("Fakes.swift"), encoding: .utf8)
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("App"), withIntermediateDirectories: false)
      try write("App/A.swift", "protocol A {}\n")
      // The name of this file contains characters that have a meaning in a makefile.
      try write("App/a%b=c.swift", "protocol B {}\n")
      try write(
        "Makefile",
        """
        Fakes.swift:
        \t\(Project.products.path)/fakegen App --all --output $@ --depfile Fakes.d --build-step
        -include Fakes.d

        """)
      #expect(try await make().contains("EmptyA"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("App/A.swift"))
      #expect(try await !make().contains("EmptyA"))
    }
  }
}
