import Faked

class MixerCans {
  let name: String
  init(name: String) { self.name = name }
}

@Faked(createSpy: true)
protocol CanKinds {
  func kind() throws -> MixerCans.Type
}
