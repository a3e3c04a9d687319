import Faked

@Faked
protocol AccessorEffects {
  var a: Int { get async }
  var b: Int { get throws }
  var c: [Int] { get async throws(NetError) }
}
