import Faked

@Faked
protocol StaticMembers {
  static var prefix: String { get }
  static func make(_ n: Int) -> Int?
  static var shared: Self { get }
}
