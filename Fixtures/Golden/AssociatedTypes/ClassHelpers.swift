import Faked

@Faked protocol TextIdentified: AnyObject, Identifiable where ID == String {
  var name: String { get }
}

@Faked protocol ClassHelpers {
  associatedtype HashedHelper: AnyObject & Hashable
  associatedtype OrderedHelper: AnyObject & Comparable
  associatedtype ListedHelper: AnyObject & CaseIterable
  associatedtype RawHelper: AnyObject & RawRepresentable
  associatedtype StoredHelper: AnyObject & Codable
  var h: HashedHelper { get }
  var c: OrderedHelper { get }
  var k: StoredHelper { get }
}
