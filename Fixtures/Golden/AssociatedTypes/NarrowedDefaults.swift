import Faked

// What children say of associated types comes before the defaults of their parents.

@Faked(createSpy: true)
protocol NodeVisitor {
  associatedtype Output = Void
  func visit(_ node: Int) -> Output
}

extension NodeVisitor where Output == Void {
  func visit(_ node: Int) {}
}

@Faked(createSpy: true)
protocol NodeCollector<Found>: NodeVisitor where Output == [Found] {
  associatedtype Found
}

nonisolated class PlainScreen {}
nonisolated class FramedScreen: PlainScreen {}

@Faked
protocol ScreenOwner: AnyObject {
  associatedtype Root: PlainScreen = PlainScreen
  var root: Root? { get }
}

@Faked
protocol FrameOwner: ScreenOwner where Root: FramedScreen {}

protocol PlainKey { var number: Int { get } }
protocol RichKey: PlainKey { var name: String { get } }

struct NumberKey: PlainKey { var number = 0 }

@Faked
protocol TalliedStore {
  associatedtype Key: PlainKey = NumberKey
  func keys() -> [Key]
}

@Faked
protocol RichStore: TalliedStore where Key: RichKey {}

@Faked
protocol OptionStore {
  associatedtype Key: Hashable = String
  func first() -> Key
}

@Faked
protocol ChosenStore<Chosen>: OptionStore where Key == Chosen {
  associatedtype Chosen: Hashable
}

@Faked(createSpy: true)
protocol LinkedNode: AnyObject {
  associatedtype Next: AnyObject = AnyObject
  var next: Next? { get set }
}

@Faked(createSpy: true)
protocol RingNode: LinkedNode where Next == Self {}

@Faked
protocol FailingSource {
  associatedtype Setback: Error = any Error
  func load() throws(Setback)
}

@Faked
protocol ComparedSource: FailingSource where Setback: Equatable {}
