import Faked

protocol LampMachine<Stage> {
  associatedtype Stage
  func start() -> Stage
}

/// Behind `Self.` the argument is an associated type.
@Faked protocol DimmedLamp: LampMachine<Self.Brightness> {
  associatedtype Brightness
  func dim(to brightness: Brightness)
}
