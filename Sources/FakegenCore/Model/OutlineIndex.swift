import FakegenSyntax

/// Where the files declare and extend which names.
struct OutlineIndex {
  private struct Entry: Comparable {
    let path: PathHash
    let place: Place

    static func < (left: Entry, right: Entry) -> Bool {
      left.path == right.path ? left.place < right.place : left.path < right.path
    }
  }

  private var declared: [Entry] = []
  private var extended: [Entry] = []
  /// The modules that some file imports.
  private(set) var modules: Set<String> = []

  init(_ outlines: [Outline]) {
    for (file, outline) in outlines.enumerated() {
      for entry in outline.entries {
        let located = Entry(path: entry.path, place: Place(file: file, offset: Int(entry.offset)))
        if entry.kind == .extension { extended.append(located) } else { declared.append(located) }
      }
      modules.formUnion(outline.imports)
    }
    declared.sort()
    extended.sort()
  }

  /// The declarations of a name, in the order of the files.
  func declarations(of path: PathHash) -> [Place] { Self.places(of: path, in: declared) }

  /// The extensions of a name, in the order of the files.
  func extensions(of path: PathHash) -> [Place] { Self.places(of: path, in: extended) }

  private static func places(of path: PathHash, in entries: [Entry]) -> [Place] {
    let first = entries.partitioningIndex { $0.path >= path }
    return entries[first...].prefix { $0.path == path }.map(\.place)
  }
}
