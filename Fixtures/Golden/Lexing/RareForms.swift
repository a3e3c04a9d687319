import Faked

// Line breaks in comments, comments directly behind operators, and other forms that are valid, but rare.

@Faked
struct RareLines { var first = 3 /*
  */ var second: Int
  let third: Int
}

@Faked
struct RareOperators { static let known: Int? = 3
  var first: Int = known!// not the left side of an operator
  var second: Int = known!/**/
  let third: Int
}

@Faked
struct RareNumbers {
  var power = 0x1p3
  var fraction = 0x1.8p1
  var count: Int
}

enum RareCase {
  case `init`(Int), other
  init(_ number: Int) { self = .other }
}

@Faked
struct RareCases {
  var first: RareCase = .`init`(3)
  var second = RareCase(3)
  let third: Int
}

@Faked
protocol RareConditions {
  #if os(Linux) || (
    os(macOS)
  )
    var first: Int { get }
  #endif
  #if swift(>=5) && (
    os(Linux) || os(macOS))
    var second: Int { get }
  #endif
}

@Faked
struct RareTexts {
  var table = """
    a	b
      c
    """
}

@Faked
struct RarePatterns {
  var (first, (second, _)) = (1, ("two", 3)), third: Double
  var ((fourth), fifth): (Int?, Int?)
  let (x: sixth, (seventh, eighth),): (x: Int, (Bool, Int?))
  var (ninth, tenth): ((Int, String)) = (1, "x")
}

class RareConstants {
  static let (first, (second, third)) = (1, (2, "three"))
  var (fourth, _): (Int?, Int?)
}

@Faked
protocol RarePatternsUser {
  func patterns() -> RarePatterns
  func constants() -> RareConstants
}

@Faked
protocol RareAttributes {
  func check(done: @escaping(() -> Void), value: @autoclosure(() -> Int))
  func count(_ body: @Sendable() -> Int) -> Int
}

struct RareQuotient {
  var value: Double

  static func /(left: Self, right: Self) -> Self { Self(value: left.value/right.value) }
  static func /=(left: inout Self, right: Self) { left = left/right }
}

@Faked
protocol RareQuotientUser {
  func quotient() -> RareQuotient
}
