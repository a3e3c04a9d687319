import Faked

// What the standard library's protocols demand may be asked for anywhere, whichever actor the rest runs on.

@Faked @MainActor protocol RowModel: Identifiable {
  var title: String { get }
}

@Faked @MainActor protocol SortedRow: Comparable, CustomStringConvertible {
  var title: String { get }
}

@Faked @MainActor protocol RowObject: AnyObject, Hashable {
  var title: String { get }
}

@Faked @MainActor protocol StoredRow: Codable {
  init(title: String)
}

@Faked protocol Numbered {
  var number: Int { get }
  func renumber(_ number: Int)
}

protocol Dated {
  var day: Int { get }
}

@Faked @MainActor protocol NumberedRow: Numbered, Dated {
  var title: String { get }
}
