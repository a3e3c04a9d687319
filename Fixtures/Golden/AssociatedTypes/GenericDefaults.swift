import Faked

@Faked protocol DefaultedSequence<E> {
  associatedtype E
  associatedtype S: Sequence = [E] where S.Element == E
  func s() -> S
}

@Faked protocol OutputOf<In> {
  associatedtype In
  func out(_ i: In)
}

@Faked protocol OutputHolder {
  associatedtype In
  associatedtype R: OutputOf<In>
  var r: R { get }
}

@Faked protocol DefaultPlain {
  associatedtype D = Int
  var d: D { get }
}

@Faked protocol DefaultContradicted: DefaultPlain where D: StringProtocol {}
