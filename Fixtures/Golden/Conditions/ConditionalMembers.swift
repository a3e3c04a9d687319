import Faked

@Faked
protocol ConditionalMembers {
  func a()
  #if DEBUG
  func b() -> Int
  #elseif os(Linux)
  func c() -> Int
  #else
  func d()
  #endif
}
