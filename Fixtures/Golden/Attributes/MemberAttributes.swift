import Faked

@Faked
protocol MemberAttributes {
  @available(*, deprecated, message: "x") func old() -> Int
  @discardableResult func f() -> Int
  @MainActor func ui() -> Int
}
