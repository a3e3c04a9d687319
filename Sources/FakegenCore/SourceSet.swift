package import FakegenSyntax

/// The files to generate from, and how to read them.
///
/// Most files of a large project are searched for annotations and names, and never parsed.
package struct SourceSet: Sendable {
  package struct File: Equatable, Sendable {
    package let path: String
    /// Whether the file only supports others, and is not faked.
    package let isSupport: Bool
    /// The module that the file belongs to, if known.
    package let module: String?
    /// Whether test data is generated for every type in the file.
    package let wantsValues: Bool

    package init(
      path: String, isSupport: Bool, module: String? = nil, wantsValues: Bool = false
    ) {
      self.path = path
      self.isSupport = isSupport
      self.module = module
      self.wantsValues = wantsValues && !isSupport
    }

    /// Whether the file is known to belong to the output's module, which the output does not import.
    package func isInOutputModule(_ configuration: Configuration) -> Bool {
      module.map { !configuration.allImports.contains($0) } ?? false && !isSupport
    }
  }

  let files: [File]
  /// Module names that may qualify an extended type, as `Lib` does in `extension Lib.Thing`.
  var qualifiers: Set<String> = []
  /// Whether a file may contain an annotation; it is called for every file first, so it must be fast.
  let mayBeAnnotated: @Sendable (_ file: Int) -> Bool
  /// Returns the outline of a file.
  let outline: @Sendable (_ file: Int) -> Outline
  /// Returns the text of a file; `nil` if it cannot be read.
  let read: @Sendable (_ file: Int) -> SourceText?
  /// Runs work in parallel, such as searching the files.
  package let workers: Workers

  package init(
    files: [File], mayBeAnnotated: @escaping @Sendable (Int) -> Bool,
    outline: @escaping @Sendable (Int) -> Outline,
    read: @escaping @Sendable (Int) -> SourceText?,
    workers: Workers
  ) {
    self.files = files
    self.mayBeAnnotated = mayBeAnnotated
    self.outline = outline
    self.read = read
    self.workers = workers
  }

  /// Creates a source set of files in memory.
  package init(_ inputs: [Input]) {
    self.init(
      files: inputs.map(\.file),
      mayBeAnnotated: { !Outline(inputs[$0].source).annotations.isEmpty },
      outline: { Outline(inputs[$0].source) },
      read: { inputs[$0].source },
      workers: .one)
  }

  /// The modules of the files whose protocols may be faked, once for each file: as they are stated, or as the folder in
  /// `Sources` is named.
  var moduleNames: [String] {
    files.filter { !$0.isSupport }.compactMap { $0.module ?? Modules.folder(of: $0.path) }
  }

  /// Whether any file that may be faked has an annotation.
  ///
  /// Once one is found, the other files are not searched, but outlined when needed.
  var isAnyAnnotated: Bool {
    workers.contains(files.indices) { !files[$0].isSupport && mayBeAnnotated($0) }
  }
}
