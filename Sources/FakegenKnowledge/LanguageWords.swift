/// Words that mean something to the compiler.
package enum LanguageWords {
  /// Keywords that need backticks where they are names in an expression.
  package static let reservedInExpressions = TableText.words(
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super
    switch throw throws true try typealias var where while
    """)

  /// Keywords, and functions of the standard library, in expressions.
  package static let inExpressions = TableText.words(
    """
    abs any as assert assertionFailure async await borrowing case consume copy debugPrint default dump each else
    false fatalError for if import in inout is isolated let max min nil numericCast precondition
    preconditionFailure print readLine repeat repeatElement return self sequence some stride super swap switch
    then throw throws true try type unsafeBitCast unsafeDowncast var where while withUnsafeBytes
    withUnsafePointer zip
    """)

  /// The attributes of function types that name no global actor, apart from conventions.
  package static let attributesOfFunctions = TableText.words(
    "@Sendable @autoclosure @concurrent @escaping @isolated(any)")

  /// The expressions that, as default arguments, tell the place of the call.
  package static let placesOfCall = TableText.words(
    "#column #file #fileID #filePath #function #line")

  /// The names of members that the language calls without spelling them.
  package static let calledImplicitly = TableText.words(
    """
    buildArray buildBlock buildEither buildExpression buildFinalResult buildLimitedAvailability
    buildOptional buildPartialBlock callAsFunction dynamicallyCall hashValue projectedValue unownedExecutor
    wrappedValue
    """)
}
