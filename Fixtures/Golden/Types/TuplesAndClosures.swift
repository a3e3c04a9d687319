import Faked

@Faked
protocol TuplesAndClosures {
  var t: (cur: Float, tot: Float) { get }
  var f: (Int, String) -> Bool { get }
  var g: @Sendable () async throws -> [Int] { get }
  func h() -> () -> (Int, String)?
  var v: Void { get }
}
typealias TuplesAndClosuresProgress = (current: Float, total: Float)
@Faked
protocol TuplesAndClosuresB { var p: TuplesAndClosuresProgress { get } }
