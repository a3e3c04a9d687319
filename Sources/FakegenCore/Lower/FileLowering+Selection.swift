import FakegenSyntax

extension FileLowering {
  /// What of a file is lowered.
  enum Selection {
    case everything, nothing
    /// What is annotated, rightly or not; the offsets are those of the annotations, in order.
    case annotated(at: [Int])
    /// The declaration whose name begins at an offset, without the types that it holds.
    case declaration(at: Int)

    /// The items that are lowered, or that hold what is.
    ///
    /// - Parameter items: All items, in order.
    /// - Returns: Those in question; a declaration is found by halves.
    func part(of items: [ItemSyntax]) -> ArraySlice<ItemSyntax> {
      switch self {
      case .everything: return items[...]
      case .nothing: return []
      case .annotated(let offsets):
        return items.filter { offsets.hasElement(in: $0.rangeWithAnnotations) }[...]
      case .declaration(let offset):
        let next = items.partitioningIndex { $0.range.start > offset }
        guard next > 0, items[next - 1].range.contains(offset) else { return [] }
        return items[next - 1..<next]
      }
    }

    /// Whether a type is only on the way to what is asked for, as `Outer` to the protocol of `extension Outer { protocol P {} }`.
    func passes(through nominal: NominalSyntax, isAnnotated: Bool) -> Bool {
      switch self {
      case .everything, .nothing: false
      case .annotated: nominal.kind != .protocol && !isAnnotated
      case .declaration(let offset): nominal.name.start != offset
      }
    }

    /// Whether anything in a block may be asked for.
    func reachesInto(_ block: SourceRange) -> Bool {
      if case .annotated(let offsets) = self { offsets.hasElement(in: block) } else { true }
    }

    /// Whether the types on the way have been looked at before, and need no message.
    var isSilent: Bool { if case .declaration = self { true } else { false } }
  }
}

extension ItemSyntax {
  var isImportOrConditional: Bool {
    guard case .declaration(let declaration) = self else { return true }
    if case .import = declaration.kind { return true }
    return false
  }

  fileprivate var rangeWithAnnotations: SourceRange {
    if case .declaration(let declaration) = self { declaration.rangeWithAnnotations } else { range }
  }
}

extension [Int] {
  /// Whether one of the numbers, which are in order, lies in a range.
  fileprivate func hasElement(in range: SourceRange) -> Bool {
    let index = partitioningIndex { $0 >= range.start }
    return index < count && self[index] <= range.end
  }
}
