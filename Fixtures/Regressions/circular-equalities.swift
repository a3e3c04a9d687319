protocol Step<Input, Output> {
  associatedtype Input
  associatedtype Output
  func run(_ input: Input) -> Output
}

protocol Composed: Step where Input == First.Input, Output == Second.Output {
  associatedtype First: Step
  associatedtype Second: Step where Second.Input == First.Output
  var first: First { get }
}

protocol Indexed: Step where Output == Pages.Index, Input == Output {
  associatedtype Pages: Collection where Pages.Index == Output
  var pages: Pages { get }
}
