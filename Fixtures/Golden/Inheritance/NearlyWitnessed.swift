import Faked

struct WitnessBox<T> {}
@Faked protocol Reactive {
  associatedtype Base
  var rx: WitnessBox<Base> { get }
}

extension Reactive { var rx: WitnessBox<Self> { WitnessBox() } }
