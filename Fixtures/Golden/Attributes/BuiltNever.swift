import Faked

@resultBuilder enum StepBuilder {
  static func buildExpression<S: BuiltNever>(_ step: S) -> S { step }
  static func buildBlock<S: BuiltNever>(_ step: S) -> S { step }
}
@Faked protocol BuiltNever {
  associatedtype Body = Never
  @StepBuilder var body: Body { get }
}
extension BuiltNever where Body == Never {
  var body: Never { fatalError() }
}
