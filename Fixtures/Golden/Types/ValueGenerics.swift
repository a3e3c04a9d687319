import Faked

@Faked
protocol ValueGenerics {
  var v: SIMD4<Float> { get }
  var i: InlineArray<2, Int> { get }
}
