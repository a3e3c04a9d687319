import FakedRuntime
import Foundation
import Testing

@testable import GoldenFixtures

/// Checks that fakes keep the implementations that users wrote themselves.
struct KeptTests {
  @Test func `an implementation in an extension is kept`() async throws {
    let delegate: any SelectionDelegate = NullSelectionDelegate()
    #expect(delegate.shouldSelect(3))
    try await delegate.didSelect(3)
    #expect(delegate.title(for: 3) == "")

    struct Ada: EmptyPersonName {
      var first: String { "Ada" }
      var last: String { "Lovelace" }
    }
    #expect(Ada().full == "Ada Lovelace")
    #expect((Ada() as any PersonName).full == "Ada Lovelace")
    #expect((Ada() as any PersonName).nick == "")
  }

  @Test func `a kept implementation calls the fake's members`() {
    final class Log: EmptyNoteLog {
      var lines: [String] = []
      func write(_ text: String, level: Int) { lines.append("\(level) \(text)") }
    }
    let log = Log()
    (log as any NoteLog).note("n")
    #expect(log.lines == ["1 n"])
  }

  @Test func `a child's extension implements the parent's requirements`() {
    #expect((NullCountedTickets() as any TicketSource).count == 7)
    #expect((NullDoublyCounted() as any DoublyCounted).twice == 14)
    #expect((NullImplementedCode() as any SkippedCode).code == 404)
    #expect((NullNumberStore() as any NumberStore).all() == [1, 2])
    #expect((NullElementStore() as any ElementStore).count() == 0)
  }

  @Test func `an annotation takes precedence over an implementation`() {
    #expect((NullChosenGreeting() as any ChosenGreeting).greeting() == "chosen")
  }

  @Test func `circular calls between extensions end`() {
    let circle: any EitherOr = NullEitherOr()
    #expect((circle.left(), circle.right(), circle.far()) == (0, -1, 0))
    let endless: any Endless = NullEndless()
    #expect(endless.size == 0 && endless.text == "")
    let saved: any Saved = NullSaved()
    #expect(saved.save() == 3 && saved[1] == 0)
    let tracker: any EventTracker = NullEventTracker()
    #expect(tracker.track("a") == 1 && tracker.track(name: "a", times: 3) == 3)
    #expect(tracker.track(all: "a", "b") == 2)
    _ = NullIdentified(id: 3)
  }

  @Test func `an implementation that a child's hides closes no circle`() {
    enum Key: EmptyLiveKey { static var live: Int { 5 } }
    #expect((Key.preview, Key.test) == (5, 5))
    #expect((NullRootKey.preview, NullRootKey.test) == (0, 0))
  }

  @Test func `a handwritten member of an Empty protocol applies to its children`() {
    #expect((NullNamedLeaf() as any NamedBase).name == "written")
    #expect((NullBothNamed() as any NamedBase).name == "written")
    #expect((NullBothNamed() as any OtherNamed).name == "written")
  }

  @Test func `handwritten types are used`() {
    let user = NullUsesWritten()
    #expect(user.both.a == 1 && user.empty.a == 1 && user.empty.b == 0 && user.null.a == 5)
  }

  @Test func `a type's own default is used`() {
    let own = NullOwnDefaults()
    #expect(own.component == .weekday && own.amount == 42 && own.made.count == 0)
    #expect(own.locale == Locale(identifier: "en_US_POSIX"))
  }

  @Test func `values are constant, and sequences end`() async throws {
    let values = NullSafeValues()
    #expect(values.entity.id == values.entity.id && values.entity.created == values.entity.created)
    #expect(values.entity.stamp == values.entity.stamp && values.session.id == values.session.id)
    #expect(values.point.x == 0 && values.pair.second == "" && values.wrapped.preset == 3)
    #expect(values.box(7).value == 7 && values.vector().values.isEmpty)
    if case .loaded(0) = values.state {} else { Issue.record("\(values.state)") }
    #expect(values.error == .offline && values.interval == .seconds(0))
    #expect(values.semaphore.wait(timeout: .now()) == .success)
    let clock = values.clock
    try await clock.sleep(for: .seconds(1_000_000))
    var (first, second) = (values.generator, values.generator)
    #expect(first.next() == second.next())
    #expect(Int.random(in: 0..<10, using: &first) < 10)
  }

  @Test func `settable members and those of standard protocols are kept`() {
    var settable: any SettableMembers = NullSettableMembers()
    settable.level = 4
    #expect(settable.level == 3 && settable[5] == 5)
    #expect(NullRankedItem().description == "ranked" && !(NullRankedItem() < NullRankedItem()))
    #expect((NullEquatableStore() as any EquatableStore).count() == 1)
    #expect((NullCallbackTaker() as any CallbackTaker).keep { _ in } == 1)
    #expect((NullCallbackTaker() as any CallbackTaker).run { _ in } == 0)
  }

  @Test func `circular calls through 'self' end`() {
    let handed: any HandedOn = NullHandedOn()
    #expect((handed.first, handed.second, handed.third(), handed.fourth()) == (0, 0, 0, 0))
  }

  @Test func `an implementation that passes 'self' on is kept`() {
    struct Tree: EmptyBranch {
      var twigs: [any Branch] = []
    }
    let tree: any Branch = Tree(twigs: [Tree(twigs: [Tree()]), Tree()])
    #expect((tree.count, tree.depth(), tree.sum(), tree.siblings(in: Tree())) == (3, 3, 4, 0))
    let mirrored: any Mirrored = NullMirrored()
    #expect((mirrored.left(), mirrored.right()) == (0, 0))
    #expect((mirrored.upper(), mirrored.lower()) == (0, 0))
  }

  @Test func `handwritten overloads and constrained members are distinguished`() {
    let overloaded: any Overloaded = NullOverloaded()
    #expect(overloaded["a"] == 6 && overloaded[1] == 0)
    #expect(overloaded.value("a") == 7 && overloaded.value(1) == 0)
    #expect((NullNumbersWritten() as any NumbersWritten).get() == 8)
    #expect(NullPartlyWritten().get() == nil)
    #expect((NullWrittenUserStore() as any WrittenUserStore).first().name == "first")
    #if os(Linux)
      #expect((NullBesideExtension() as any BesideExtension).beside == 5)
    #endif
    #expect(NullUsesChoice().choice().a == 0)
  }
}
