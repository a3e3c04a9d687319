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

enum MadeScale {
  static let two = 2
}

struct MadeVector {
  var x = 1
  static let unit = MadeVector()

  static func * (left: Int, right: MadeVector) -> MadeVector { MadeVector(x: left * right.x) }
}

/// The elements of tuples have signs that may also belong to generic arguments, and ranges need spaces.
@Faked struct MadeSizes {
  var (mark, shifted) = ("<a>", 1 << 2)
  var upTo: ClosedRange<Int> = 0 ... .max - 1
  var negative = MadeScale.two - 9 ... -1
  var vector: MadeVector = MadeScale.two * MadeVector.unit
}
