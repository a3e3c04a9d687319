import Faked

@Faked protocol Layout {
  /// Documentation
  /// of several lines.
  func spread(
    over several: Int,  // with a comment
    lines: [String],
  ) async throws -> (
    first: Int,
    second: String
  )
  func f(  ) ;func g( _ x :Int )->Int
  var x:Int{get}; var y : String { get  set }
  subscript ( _ i : Int )->Bool{ get }
}
