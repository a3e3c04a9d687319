import Faked

@Faked protocol ExclusiveA {
  associatedtype ExclusiveItem: AnyObject
  var exclusiveItem: ExclusiveItem { get }
}

@Faked protocol ExclusiveB {
  associatedtype ExclusiveItem: Numeric & Hashable
  var exclusiveItem: ExclusiveItem { get }
}

@Faked protocol ExclusiveC {
  associatedtype ExclusiveItem: Actor
  var exclusiveItem: ExclusiveItem { get }
}
