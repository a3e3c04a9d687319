import FakegenSyntax

/// Types that the generator itself spells.
enum SourceTypes {
  /// Reads a type that is known to be one.
  static func model(_ text: String) -> TypeModel {
    guard let (syntax, source) = SourceText.type(text) else { return .missing }
    return TypeLowering(source: source).type(syntax)
  }
}
