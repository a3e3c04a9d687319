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

/// What a child demands of an associated type, the default of its parent may not have.
@Faked protocol Flow {
  associatedtype Output = Void
  func finish() -> Output
}
@Faked protocol ComparedFlow: Flow where Output: Equatable {}
@Faked protocol MeasuredFlow: Flow where Output: BinaryFloatingPoint {}
@Faked protocol SentFlow: Flow where Output: Sendable {}
