import FakegenSyntax

/// The types that may get test data without an annotation.
extension Declarations {
  /// Whether a file may declare such types.
  func mayHoldValues(_ file: Int) -> Bool {
    sources.files[file].wantsValues
      || !configuration.valueProtocols.isEmpty && !sources.files[file].isSupport
  }

  /// Lowers the types that files declare, with their members.
  func readTypes(in files: [Int], _ outlines: [Outline]) -> [DeclarationID] {
    let places = files.flatMap { file in
      outlines[file].entries.filter { $0.kind == .type }.map {
        Place(file: FileID(number: file), offset: Int($0.offset))
      }
    }
    read(places.map { ReadAhead.Wish(place: $0, includesMembers: true) })
    return places.compactMap(declaration(at:)).filter { self[$0].isType }
  }
}
