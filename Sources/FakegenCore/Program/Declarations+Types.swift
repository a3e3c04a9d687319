import FakegenSyntax

/// The types that may get test data without an annotation.
extension Declarations {
  /// Whether some types of a file may.
  func mayHoldValues(_ file: Int, _ configuration: Configuration) -> Bool {
    sources.files[file].wantsValues
      || !configuration.valueProtocols.isEmpty && !sources.files[file].isSupport
  }

  /// Lowers the types of files, and returns where they are.
  func readTypes(in files: [Int], _ outlines: [Outline]) -> [Place] {
    let places = files.flatMap { file in
      outlines[file].entries.filter { $0.kind == .type }.map {
        Place(file: FileID(number: file), offset: Int($0.offset))
      }
    }
    read(places.map { ReadAhead.Wish(place: $0, includesMembers: true) })
    return places
  }

  /// The types, in order: those in files of which all get test data, or all.
  func types(onlyWanted: Bool) -> [DeclarationID] {
    placesOfTypes.filter { !onlyWanted || sources.files[$0.file.number].wantsValues }
      .compactMap { declaration(at: $0) }.filter { self[$0].isType }
  }
}
