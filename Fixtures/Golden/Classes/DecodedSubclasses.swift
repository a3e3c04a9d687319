import Faked

class TitledDocument {
  let title: String

  init(title: String) { self.title = title }
}

/// The compiler makes no `init(from:)` for a class whose superclass needs arguments.
@Faked protocol DecodedDocument: Decodable where Self: TitledDocument {
  func pages() -> Int
}
