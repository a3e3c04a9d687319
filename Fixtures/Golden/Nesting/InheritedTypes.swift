import Faked

/// Types that a class has from a class above it.
class InheritedTypeBase<Value> {
  struct Part { let value: Value }
  typealias List = [Part]
  enum State { case idle, busy }
  init() {}
}
class InheritedTypeMiddle<Element>: InheritedTypeBase<[Element]> {}
final class InheritedTypeLeaf: InheritedTypeMiddle<Int> {}
typealias InheritedTypeAlias = InheritedTypeLeaf

@Faked(createSpy: true) protocol InheritedTypes {
  var state: InheritedTypeLeaf.State { get }
  func part() -> InheritedTypeLeaf.Part
  func list(of part: InheritedTypeMiddle<String>.Part) -> InheritedTypeAlias.List
}

@Faked struct InheritedOwner { let part: InheritedTypeAlias.Part }
