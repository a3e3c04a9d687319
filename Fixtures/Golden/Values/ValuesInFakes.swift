import Faked

@Faked struct Member: Equatable {
  var name: String
}

@Faked struct Sheet<Row> {
  var rows: [Row]
  var first: Row
}

@Faked protocol Table<Row> {
  associatedtype Row: Equatable
  func first() -> Row
}

struct Guest: Equatable {
  var name: String
}

@Faked protocol ValuesInFakes {
  var members: any Table<Member> { get }
  func numbers() -> Sheet<Int>
  func sheet() -> Sheet<Member>
  /// A guest has no test data.
  func guests() -> Sheet<Guest>
}
