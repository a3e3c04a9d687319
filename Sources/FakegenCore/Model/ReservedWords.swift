extension String {
  /// A name as it is written in an expression.
  var escapedInExpression: String {
    Self.reservedInExpressions.contains(self) ? "`\(self)`" : self
  }

  private static let reservedInExpressions = TableText.words(
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super
    switch throw throws true try typealias var where while
    """)
}
