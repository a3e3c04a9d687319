import Faked

enum Twig {
  case leaf
  case node([Twig])
}

@Faked
actor Gardener {
  var twig: Twig
  init(twig: Twig) { self.twig = twig }
}

enum GardenLimits {
  static let closure = { @Sendable in 3 }
}

@Faked(copy: true)
struct Garden {
  var size: Any = GardenLimits.closure()
}
