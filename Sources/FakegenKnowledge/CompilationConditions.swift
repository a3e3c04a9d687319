/// Names in `#if` conditions that need no definition.
package enum CompilationConditions {
  /// The conditions that are defined without any setting of a project.
  package static let usual: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]

  /// The operating systems that `os(…)` accepts.
  package static let systems = TableText.words(
    """
    Android Cygwin Darwin DriverKit Emscripten FreeBSD Haiku Linux OSX OpenBSD PS4 WASI Windows iOS macOS none
    tvOS visionOS watchOS xrOS
    """)
}
