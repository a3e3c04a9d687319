import Testing

@testable import fakegen

struct CurrentFolderTests {
  @Test(arguments: [
    ("/app/Sources/A.swift", "/app", "Sources/A.swift"),
    ("Sources/app/A.swift", "/app", "Sources/app/A.swift"),
    ("'/app/A.swift' and /app/app/B.swift", "/app", "'A.swift' and app/B.swift"),
    (
      "class 'A' (/app/A.swift:3) in /application/B.swift", "/app",
      "class 'A' (A.swift:3) in /application/B.swift"
    ),
    (
      "URL(string: \"https://example.invalid\") / 2", "/",
      "URL(string: \"https://example.invalid\") / 2"
    ),
  ])
  func `only the beginning of a path is left out`(text: String, folder: String, expected: String) {
    #expect(text.withoutFolder(folder) == expected)
  }
}
