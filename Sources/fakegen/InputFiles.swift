import FakegenCore
import FakegenSyntax

/// The files that a run reads: the sources, and the files to lint.
struct InputFiles {
  /// The source files.
  let files: [SourceSet.File]
  /// The files to lint, which may be among the sources as well.
  let linted: [SourceText]
  private let discovery: SourceDiscovery
  private let reader: SourceReader
  private let lintDiscovery: SourceDiscovery
  private let lintReader: SourceReader

  /// Finds the files that the options name, and reads those to lint.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - progress: Shows how many sources have been read.
  init(_ options: Options, showing progress: Progress) {
    let workers = Workers(jobs: options.jobs)
    var discovery = SourceDiscovery(
      exclusions: options.exclusions, modules: options.moduleFolders,
      values: options.valuePaths, workers: workers)
    files = discovery.files(paths: options.paths, support: options.supportPaths)
    reader = SourceReader(
      files, for: options.configuration, workers: workers, progress: progress)
    var lintDiscovery = SourceDiscovery(exclusions: options.exclusions, workers: workers)
    lintReader = SourceReader(
      lintDiscovery.files(paths: options.lintedPaths, of: "lint"), workers: workers)
    linted = lintReader.texts
    self.discovery = discovery
    self.lintDiscovery = lintDiscovery
  }

  /// The sources, which are read when generation asks for them.
  var sources: SourceSet { reader.sources }

  /// The number of files that were read as sources.
  var sourceCount: Int { reader.sourceCount }

  /// Problems with finding and reading files, as far as they have been read.
  var problems: [Diagnostic] {
    discovery.problems + reader.problems + lintDiscovery.problems + lintReader.problems
  }

  /// Whether some sources could not be found or read.
  var isIncomplete: Bool {
    (discovery.problems + reader.problems).contains { $0.severity == .error }
  }

  /// The exclusion patterns that matched no file.
  var unusedExclusions: Set<String> {
    discovery.unusedExclusions.intersection(lintDiscovery.unusedExclusions)
  }
}
