import Faked

@Faked protocol PeersFirst {
  associatedtype R
  associatedtype L = Int where L == R
  func l() -> L
  func r() -> R
}

@Faked protocol PeersSecond {
  associatedtype L
  associatedtype R = L
  func l() -> L
  func r() -> R
}

@Faked protocol PeersThird: PeersSecond where L == R {}
