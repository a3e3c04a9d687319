#if canImport(Glibc)
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  @testable import fakegen

  /// Checks names that are not UTF-8, which other systems do not allow.
  struct FileNameTests {
    @Test(arguments: [("caf\u{E9}.png", true), ("caf\u{E9}.swift", false)])
    func `only the names of possible sources have to be UTF-8`(
      name: String, isAllowed: Bool
    ) async throws {
      try await Project.withTemporaryFolder { folder in
        for name in ["A.swift", name] {
          let latin = name.unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) } + [0]
          let path = folder.path.utf8CString.dropLast() + [CChar(UInt8(ascii: "/"))] + latin
          try #require(creat(Array(path), 0o644) >= 0)
        }
        let names = try? FileSystem.names(in: folder.path).map(\.text)
        #expect(names == (isAllowed ? ["A.swift"] : nil))
      }
    }
  }
#endif
