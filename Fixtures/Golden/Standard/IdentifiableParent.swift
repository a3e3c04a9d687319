import Faked

@Faked
protocol IdentifiableParent: Identifiable { var t: String { get } }
@Faked
protocol IdentifiableParentO: AnyObject, Identifiable {}
@Faked
protocol IdentifiableByObject: AnyObject, Identifiable where ID == ObjectIdentifier {}
