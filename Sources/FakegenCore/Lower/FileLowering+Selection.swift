import FakegenSyntax

extension FileLowering {
  /// The declarations of a file to lower.
  enum Selection {
    case everything, nothing
    /// The declarations with annotations, allowed or not, at these offsets in ascending order.
    case annotated(at: [Int])
    /// The declaration whose name begins at an offset, without its nested types.
    case declaration(at: Int)

    /// Returns the items to lower, and those that contain some.
    ///
    /// - Parameter items: All items, in order.
    /// - Returns: These items; a single declaration is found by binary search.
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

    /// Whether a type only encloses selected declarations, as `extension Outer { protocol P {} }` does.
    func passes(through nominal: NominalSyntax, isAnnotated: Bool) -> Bool {
      switch self {
      case .everything, .nothing: false
      case .annotated: nominal.kind != .protocol && !isAnnotated
      case .declaration(let offset): nominal.name.start != offset
      }
    }

    /// Whether a block may contain selected declarations.
    func reachesInto(_ block: SourceRange) -> Bool {
      if case .annotated(let offsets) = self { offsets.hasElement(in: block) } else { true }
    }

    /// Whether the enclosing types have been visited before, so that their problems need not be reported again.
    var isSilent: Bool { if case .declaration = self { true } else { false } }
  }
}

extension ItemSyntax {
  var isImportOrConditional: Bool {
    guard case .declaration(let declaration) = self else { return true }
    return if case .import = declaration.kind { true } else { false }
  }

  fileprivate var rangeWithAnnotations: SourceRange {
    switch self {
    case .declaration(let declaration): declaration.rangeWithAnnotations
    case .conditional(let conditional):
      SourceRange(
        min(conditional.annotations.first?.range.start ?? range.start, range.start), range.end)
    }
  }
}

extension [Int] {
  /// Whether one of the numbers, in ascending order, lies in a range.
  fileprivate func hasElement(in range: SourceRange) -> Bool {
    let index = partitioningIndex { $0 >= range.start }
    return index < count && self[index] <= range.end
  }
}
