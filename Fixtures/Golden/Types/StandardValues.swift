import Faked

@Faked
protocol StandardValues {
  var c: Character { get }
  var u: Unicode.Scalar { get }
  var r: Range<Int> { get }
  var k: ClosedRange<Int> { get }
  var letters: ClosedRange<Character> { get }
  var ss: Substring { get }
  var a: AnySequence<[Int]> { get }
  var it: AnyIterator<Int> { get }
  var d: Duration { get }
  var st: StaticString { get }
}
