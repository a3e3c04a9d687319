import Faked

/// A class is named where a struct may say 'Self'.
@Faked protocol Vertex: AnyObject {
  associatedtype Edges: Sequence where Edges.Element == Self
  var successors: Edges { get }
}

/// Not any number is `Double` away from another.
@Faked protocol Ruler {
  associatedtype Mark: Strideable & Hashable where Mark.Stride == Double
  var marks: [Mark] { get }
}
