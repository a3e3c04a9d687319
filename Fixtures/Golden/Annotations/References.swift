import Faked

@Faked(anyObject: true)
protocol References {
  func touch()
}
