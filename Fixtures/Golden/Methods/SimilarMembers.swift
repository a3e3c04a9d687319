import Faked

@Faked protocol SimilarInouts {
  func f(_ x: inout Int)
  func f(_ x: Int)
}

@Faked protocol SimilarParent {
  func name() -> String
}

@Faked protocol SimilarProperty: SimilarParent {
  var title: String { get }
  func title(for x: Int) -> String
}

@Faked protocol SimilarSubscripts {
  subscript<T>(_ t: T) -> T { get }
  subscript<T: Hashable>(key t: T) -> Int { get }
  subscript<T>(x t: T.Type) -> T? { get set }
}
