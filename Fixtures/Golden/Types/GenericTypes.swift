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

enum GenericTypesNames {
  struct Name {
    let text: String
  }
}

struct GenericTypesTree<Value, Label> {
  struct Leaf {
    let value: Value
    let label: Label
  }
}

@Faked protocol GenericTypes {
  var result: GenericTypesResult<Int> { get }
  var box: GenericTypesBox<String> { get }
  var nested: GenericTypesBox<GenericTypesBox<Bool>> { get }
  var node: GenericTypesNode { get }
  var leaf: GenericTypesTree<GenericTypesTree<Int, Bool>.Leaf, String.UTF8View>.Leaf { get }
  var labels: AsyncStream<GenericTypesNames.Name>.Continuation { get }
  func leaves() -> GenericTypesTree<GenericTypesNames.Name, [GenericTypesNames.Name]>.Leaf
}
