package import FakegenSyntax

/// The files to generate from: which there are, and how they are read.
///
/// Most files of a large tree are looked through and never parsed.
package struct SourceSet: Sendable {
  package struct File: Equatable, Sendable {
    package let path: String
    /// Whether the file only helps to understand the others, and is never faked.
    package let isSupport: Bool
    /// The module that the file is known to belong to.
    package let module: String?
    /// Whether there is to be test data of every type in the file.
    package let wantsValues: Bool

    package init(
      path: String, isSupport: Bool, module: String? = nil, wantsValues: Bool = false
    ) {
      self.path = path
      self.isSupport = isSupport
      self.module = module
      self.wantsValues = wantsValues && !isSupport
    }

    /// Whether the file is known to belong to the module of the output, which the output does not import.
    package func isInOutputModule(_ configuration: Configuration) -> Bool {
      module.map { !configuration.allImports.contains($0) } ?? false && !isSupport
    }
  }

  let files: [File]
  /// The modules by whose names `extension Lib.Thing` says which `Thing` is meant.
  var qualifiers: Set<String> = []
  /// Whether a file may hold an annotation; asked before anything else, so it has to be quick.
  let mayBeAnnotated: @Sendable (_ file: Int) -> Bool
  /// What a file declares, and where.
  let outline: @Sendable (_ file: Int) -> Outline
  /// The whole text; `nil` if it cannot be read.
  let read: @Sendable (_ file: Int) -> SourceText?
  /// Look through the files, and do whatever else can be done at once.
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

  /// Files that are in memory.
  package init(_ inputs: [Input]) {
    self.init(
      files: inputs.map(\.file),
      mayBeAnnotated: { !Outline(inputs[$0].source).annotations.isEmpty },
      outline: { Outline(inputs[$0].source) },
      read: { inputs[$0].source },
      workers: .one)
  }

  /// Whether the annotation stands anywhere in the sources.
  ///
  /// Where one file is found, the others are read for their outlines only.
  var isAnyAnnotated: Bool {
    workers.contains(files.indices) { !files[$0].isSupport && mayBeAnnotated($0) }
  }
}
