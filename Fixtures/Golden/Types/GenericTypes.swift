import Faked

enum GenericTypesResult<Value> {
  case pending(on: [Value])
  case done(Value)
}

struct GenericTypesBox<Value> {
  var value: Value
  var others: [Value]
}

final class GenericTypesNode: Sendable {
  static let shared: GenericTypesNode = GenericTypesNode(1)
  private init(_ n: Int) {}
}

@Faked protocol GenericTypes {
  var result: GenericTypesResult<Int> { get }
  var box: GenericTypesBox<String> { get }
  var nested: GenericTypesBox<GenericTypesBox<Bool>> { get }
  var node: GenericTypesNode { get }
}
