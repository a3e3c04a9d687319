import Faked

@Faked
protocol FileMeter: ~Copyable {
  static func measuring(with report: () -> Void) -> Self
  init(path: String)
}
