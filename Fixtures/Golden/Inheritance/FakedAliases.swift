import Faked

// A type alias of a composition, for the view that takes it.

protocol ComposedInput {
  func select(_ row: Int)
}

protocol ComposedOutput {
  var rows: [String] { get }
}

@Faked(createSpy: true) typealias ComposedModel = ComposedInput & ComposedOutput

class ComposedBase {
  init() {}
}

enum ComposedScope {
  protocol Source {
    associatedtype Item
    func next() -> Item?
  }

  @Faked(types: ["Item": Int.self])
  typealias Sources = Source & ComposedOutput
}

@Faked protocol ComposedScreen {
  func model() -> any ComposedModel
  func show(_ model: any ComposedModel)
  func same<Model: ComposedModel>(_ model: Model) -> Model
}

@Faked typealias ComposedHome = ComposedBase & ComposedScreen
