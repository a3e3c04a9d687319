import FakegenSyntax

/// Lowers declarations that will most likely be needed, several files at once; on demand, it would be one by one.
struct ReadAhead {
  /// A declaration or an extension that will be needed.
  struct Wish {
    let place: Place
    /// Whether its members will be needed, too.
    let includesMembers: Bool
  }

  /// The declarations that were lowered at one place, with their members if the wish includes these.
  typealias Find = (place: Place, declarations: [Declaration], members: [Member]?)

  private var types: Set<PathHash> = []
  private var results: Set<PathHash> = []
  private var extended: Set<PathHash> = []

  /// Adds wishes for what a protocol mentions: its parents, its extensions, and the types of its members.
  mutating func add(_ declaration: Declaration, _ members: [Member]) {
    let nesting = declaration.nesting
    func note(_ type: TypeModel, in paths: inout Set<PathHash>) {
      for named in type.names {
        // The name may be that of a type next to the protocol.
        for depth in 0...nesting.count {
          paths.insert(PathHash(Array(nesting.prefix(depth)) + named.path))
        }
      }
    }
    extended.insert(PathHash(declaration.path))
    for type in declaration.inherited { note(type, in: &types) }
    for member in members {
      note(member.type, in: &results)
      for parameter in member.parameters { note(parameter.type, in: &types) }
    }
  }

  /// Returns the wishes for those declarations that an index contains.
  func wishes(in index: OutlineIndex) -> [Wish] {
    func wishes(_ numbers: [Int], _ includesMembers: Bool) -> [Wish] {
      numbers.map { Wish(place: index.places[$0], includesMembers: includesMembers) }
    }
    var all = results.flatMap { wishes(index.declarations(of: $0), true) }
    all += results.filter(index.declares).flatMap {
      wishes(index.extensions(of: $0, with: .makesValues), true)
    }
    all += extended.flatMap { wishes(index.extensions(of: $0), true) }
    all += types.subtracting(results).flatMap { wishes(index.declarations(of: $0), false) }
    return all
  }

  /// Lowers what is wished for, several files at once.
  ///
  /// - Parameters:
  ///   - wishes: The wishes.
  ///   - sources: The files.
  ///   - known: The files that have been read, by number.
  /// - Returns: For each file with wishes, its new state and what was found; `nil` for a file that cannot be read.
  static func read(
    _ wishes: [Wish], of sources: SourceSet, known: [FileLowering?]
  ) -> [(file: FileLowering, finds: [Find])?] {
    let byFile = Dictionary(grouping: wishes.ordered { $0.place < $1.place }, by: \.place.file)
    return sources.workers.map(Array(byFile.keys).ordered()) { file in
      guard var lowering = known[file.number] ?? FileLowering(file, of: sources) else {
        return nil
      }
      let finds = byFile[file, default: []].map { lowering.find($0) }
      return (lowering, finds)
    }
  }
}

extension FileLowering {
  fileprivate mutating func find(_ wish: ReadAhead.Wish) -> ReadAhead.Find {
    let found = lower(.declaration(at: wish.place.offset))
    var members: [Member]?
    if wish.includesMembers, case .unread(let nominal, let scope)? = found.first?.members {
      members = self.members(of: nominal, in: scope)
    }
    return (wish.place, found, members)
  }
}
