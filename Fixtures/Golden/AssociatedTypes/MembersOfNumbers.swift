import Faked

// What is asked of a number's own types decides which number it is.

@Faked protocol Sampling {
  associatedtype Sample: BinaryFloatingPoint where Sample.RawSignificand: FixedWidthInteger
  associatedtype Volume: FixedWidthInteger where Volume.Magnitude: UnsignedInteger
  associatedtype Length: BinaryInteger where Length.Stride: SignedInteger, Length.Magnitude == Length
  associatedtype Position: Collection where Position.Element == Int, Position.Index == Int
  associatedtype Printed: BinaryFloatingPoint & CVarArg
  associatedtype Vector: SIMD where Vector.Scalar == Float
  func sample(_ volume: Volume) -> Sample
  func positions(of length: Length) -> Position
  var printed: Printed { get }
  func vector() -> Vector
}

@Faked(createSpy: true)
nonisolated protocol PointProjection: Sendable {
  associatedtype Point: SIMD<Double>
  func project(latitude: Double, longitude: Double) -> Point
  func unproject(_ point: Point) -> Double?
}
