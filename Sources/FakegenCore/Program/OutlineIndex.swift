import FakegenSyntax

/// The places where the files declare and extend names.
///
/// The entries of all outlines are numbered in the order of the files, so that a number does not depend on what is
/// looked up first.
struct OutlineIndex {
  private struct Entry {
    let path: PathHash
    let number: Int32
    let isExtension: Bool
    let traits: Outline.Entry.Traits
  }

  /// The entries, grouped by the first bits of their hashes; in a group, in the order of the files.
  private var entries: [Entry] = []
  /// The index at which each group of entries starts, followed by the end of the last.
  private var starts: [Int] = []
  /// The places of the entries, by number.
  private(set) var places: [Place] = []
  /// The number of the first entry of each file, followed by the count of all entries.
  private var firstNumbers: [Int] = [0]

  init(_ outlines: [Outline]) {
    // Counting by the bits that matter takes a tenth of the time of a sort.
    var counts = [Int](repeating: 0, count: PathHash.bucketCount + 1)
    for (number, outline) in outlines.enumerated() {
      let file = FileID(number: number)
      places += outline.entries.lazy.map { Place(file: file, offset: Int($0.offset)) }
      firstNumbers.append(places.count)
      for entry in outline.allEntries { counts[entry.path.bucket + 1] += 1 }
    }
    for bucket in 0..<PathHash.bucketCount { counts[bucket + 1] += counts[bucket] }
    starts = counts
    entries = [Entry](
      repeating: Entry(path: PathHash(), number: 0, isExtension: false, traits: []),
      count: counts[PathHash.bucketCount])
    for (file, outline) in outlines.enumerated() {
      for (index, entry) in outline.allEntries.enumerated() {
        let isOtherName = index >= outline.entries.count
        let number =
          isOtherName ? number(at: Int(entry.offset), in: file) : firstNumbers[file] + index
        guard let number else { continue }
        entries[counts[entry.path.bucket]] = Entry(
          path: entry.path, number: Int32(number), isExtension: entry.kind == .extension,
          traits: entry.traits)
        counts[entry.path.bucket] += 1
      }
    }
  }

  /// The number of the entry at a place; `nil` if the outlines list nothing there.
  func number(at place: Place) -> Int? { number(at: place.offset, in: place.file.number) }

  private func number(at offset: Int, in file: Int) -> Int? {
    guard file + 1 < firstNumbers.count else { return nil }
    let ofFile = places[firstNumbers[file]..<firstNumbers[file + 1]]
    let number = ofFile.partitioningIndex { $0.offset >= offset }
    return number < ofFile.endIndex && places[number].offset == offset ? number : nil
  }

  /// Whether there may be declarations of a path.
  func declares(_ path: PathHash) -> Bool {
    !entries(of: path, areExtensions: false).isEmpty
  }

  /// The numbers of the declarations of a path, in the order of the files.
  func declarations(of path: PathHash) -> [Int] {
    entries(of: path, areExtensions: false).map { Int($0.number) }
  }

  /// The numbers of the extensions of a path that have some traits, in the order of the files.
  func extensions(of path: PathHash, with traits: Outline.Entry.Traits = []) -> [Int] {
    entries(of: path, areExtensions: true).filter { $0.traits.isSuperset(of: traits) }
      .map { Int($0.number) }
  }

  private func entries(
    of path: PathHash, areExtensions: Bool
  ) -> LazyFilterSequence<ArraySlice<Entry>> {
    entries[starts[path.bucket]..<starts[path.bucket + 1]].lazy.filter {
      $0.path == path && $0.isExtension == areExtensions
    }
  }
}

extension Outline {
  /// The entries, under each name that they may have.
  fileprivate var allEntries: [Entry] {
    unqualifiedEntries.isEmpty ? entries : entries + unqualifiedEntries
  }
}
