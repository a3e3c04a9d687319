import Faked

@Faked(createSpy: true)
class PaintMixer<Paint> {
  let base: Paint
  init(_ base: Paint) { self.base = base }
  func mix(_ paint: Paint) -> Paint { paint }
}

@Faked(createSpy: true)
class NumberedMixer: PaintMixer<Int> {
  var uses = 0
  override func mix(_ paint: Int) -> Int { super.mix(paint) + 1 }
  func mixAll(_ paints: Int..., stirs: Bool = true) -> Int { paints.count }
}
