import Faked

@Faked protocol Shelf<Book>: AnyObject {
  associatedtype Book: Sendable
  func add(_ book: Book)
  var last: Book { get }
}

@Faked protocol Source {
  associatedtype Value
  func value() -> Value
}

@Faked protocol ConstrainedMembers {
  associatedtype Numbers: Shelf<Int>
  associatedtype Texts: Source where Texts.Value == String
  associatedtype Keys: Source & Sendable where Keys.Value: Hashable
  func numbers() -> Numbers
  func texts() -> Texts
  func keys() -> Keys
}

@Faked protocol ConstrainedParameter<Wrapped> {
  associatedtype Wrapped: Source
  func wrapped() -> Wrapped
  func value() -> Wrapped.Value
}

/// Types that name each other, and one that names itself.
@Faked protocol Child {
  associatedtype Owner: Parent where Owner.Ward == Self
  func owner() -> Owner
}

@Faked protocol Parent {
  associatedtype Ward: Child where Ward.Owner == Self
  func ward() -> Ward
}

@Faked protocol Chain {
  associatedtype Next: Chain
  func next() -> Next
}

@Faked protocol Tree {
  associatedtype Node: Tree = Self
  func parent() -> Node?
  func root() -> Node
}

@Faked protocol Peered {
  associatedtype Peer: Peered where Peer.Peer == Self
  func peer() -> Peer
}

enum Conclusion<Value> { case finished(Value), cancelled }

/// Its fakes need no default for the value: one result needs none.
@Faked protocol WithConclusion {
  associatedtype Value
  func conclusion() -> Conclusion<Value>
}
