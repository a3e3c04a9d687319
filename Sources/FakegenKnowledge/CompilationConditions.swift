/// Names in conditions of `#if`.
package enum CompilationConditions {
  /// The names that projects have without any setting of their own.
  package static let usual: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]

  /// The operating systems that `os(…)` knows.
  package static let systems = TableText.words(
    """
    Android Cygwin Darwin DriverKit Emscripten FreeBSD Haiku Linux OSX OpenBSD PS4 WASI Windows iOS macOS none
    tvOS visionOS watchOS xrOS
    """)
}
