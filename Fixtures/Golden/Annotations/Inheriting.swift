import Faked

protocol InheritingBase {}

extension InheritingBase {
  var note: String { "from the base" }
}

@Faked(inherit: ["InheritingBase"])
protocol Inheriting {
  var x: Int { get }
}
