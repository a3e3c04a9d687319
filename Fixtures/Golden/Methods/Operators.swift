import Faked

@Faked
protocol Operators {
  static func == (a: Self, b: Self) -> Bool
  static func + (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self
}

@Faked protocol ClauseColumn {
  static func == (left: Self, right: Int) -> String
}
