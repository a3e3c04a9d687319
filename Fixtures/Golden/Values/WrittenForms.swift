import Faked

/// The less common ways in which an initial value and its type are written.
@Faked struct DraftForm {
  var id: Int, revision = 2, title: String
  var counts = Dictionary<String, Int>()
  var names: [String] = [String]()
  var sections: [Int: String] = [Int: String]()
  var ratio =
    1
    as Double
  var (width, height) = (3, 4)
}

@Faked protocol PriceList {
  @FakeDefault(exp: #"["a\\b"]"#) var folders: [String] { get }
}
