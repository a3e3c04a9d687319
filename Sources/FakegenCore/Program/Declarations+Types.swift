import FakegenSyntax

/// The types that may get test data without an annotation.
extension Declarations {
  /// Whether a file may declare such types.
  func mayHoldValues(_ file: Int, _ configuration: Configuration) -> Bool {
    sources.files[file].wantsValues
      || !configuration.valueProtocols.isEmpty && !sources.files[file].isSupport
  }

  /// Lowers the types that files declare, and returns their places.
  func readTypes(in files: [Int], _ outlines: [Outline]) -> [Place] {
    let places = files.flatMap { file in
      outlines[file].entries.filter { $0.kind == .type }.map {
        Place(file: FileID(number: file), offset: Int($0.offset))
      }
    }
    read(places.map { ReadAhead.Wish(place: $0, includesMembers: true) })
    return places
  }

  /// Returns the types that may get test data without an annotation, in order.
  ///
  /// - Parameter onlyWanted: Whether to return only those in files whose types all get test data.
  /// - Returns: The types.
  func types(onlyWanted: Bool) -> [DeclarationID] {
    placesOfTypes.filter { !onlyWanted || sources.files[$0.file.number].wantsValues }
      .compactMap { declaration(at: $0) }.filter { self[$0].isType }
  }
}
