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

enum FormLimits { static let rows = 5, scale = 2.5 }

/// Calculations, ranges and arrays of known types.
@Faked struct CalculatedForm {
  var zeros = [Int](repeating: 0, count: 3)
  var limits: [ClosedRange<Int>] = .init(repeating: 0...FormLimits.rows, count: 2)
  var largest = Int.max - 1
  var total = 2 * FormLimits.rows - 1, width = 3 * FormLimits.scale
  var most: Int? = FormLimits.rows + 1
  var pages = 1...FormLimits.rows * 2
  var rest = 1...
  var counted = 3 * FormCounts.rows()
}

@Faked protocol PriceList {
  @FakeDefault(exp: #"["a\\b"]"#) var folders: [String] { get }
}

enum FormCounts { static func rows() -> Int { 3 } }
