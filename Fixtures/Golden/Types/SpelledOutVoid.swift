import Faked

@Faked
protocol SpelledOutVoid {
  func a() -> Void
  func b() -> ()
  func c() -> Swift.Void
  func d() -> Swift.Int
  func e() -> (Int)
  func f() async -> (Void)
}
