import Faked

@Faked
protocol IdentifiableParent: Identifiable { var t: String { get } }
@Faked
protocol IdentifiableParentO: AnyObject, Identifiable {}
