import FakedRuntime
import Foundation
import Testing

@testable import GoldenFixtures

/// Uses generated test data as a user's test would.
struct ValueBehaviorTests {
  @Test func `omitted arguments have default values`() {
    let user = ValueUser.fake(name: "Ada", address: .fake(city: "London"))
    #expect(user.name == "Ada")
    #expect(user.address == ValueAddress(street: "", city: "London"))
    #expect(user.age == 3)
    #expect(user.tags == ["new"])
    user.onTap("")
  }

  @Test func `initializers accept the default arguments that they check`() throws {
    #expect(NullCheckedStore().name().text == "name")
    #expect(try NullCheckedStore().dice().sides == 2)
    #expect(NullCheckedStore().retry().count == 3)
    #expect(CheckedSteps.fake().steps.count == 1)
    #expect(NullCheckedPooling().size == 1)
  }

  @Test func `nothing traps with the default arguments`() {
    #expect(ImpliedLink.fake().url.path == "path")
    #expect(ImpliedMenu.fake().mark == "a")
    #expect(ImpliedMean.fake().mean == 0)
    #expect(ImpliedNothing.fake().first == 1)
    #expect(ImpliedDocument.fake().tags.count == 1)
    #expect(NullImpliedStore().page().upper == 1)
    #expect(NullImpliedStore().owner().limit == 1)
  }

  @Test func `copies differ only in the given properties`() {
    let user = CopiedUser.fake(id: .fake(1), name: "Ada", email: "a@b.c")
    #expect(user.copy() == user)
    #expect(user.copy(name: "Eve").name == "Eve")
    #expect(user.copy(name: "Eve").email == "a@b.c")
    #expect(user.copy(email: nil).email == nil)
    #expect(user.copy(email: "x").email == "x")
    let nobody: String? = nil
    #expect(user.copy(email: nobody).email == nil)
    let somebody: String? = "y"
    #expect(user.copy(email: somebody).email == "y")
    #expect(user.copy(place: (x: 1, y: nil)).copy(age: 4).place?.x == 1)
    #expect(user.with { $0.age = 7 }.age == 7)
    #expect(user.age == 3)
    #expect(CopiedPage<Int>.fake(next: 2).copy(next: nil).next == nil)
    #expect(CopiedNote.fake(text: "a", mark: "b").copy(text: "c").mark == "b")
  }

  @Test func `variadic arguments are passed on`() {
    #expect(ValueTagList.fake().tags.isEmpty)
    #expect(ValueTagList.fake(name: "a", tags: "b", "c", "d").tags == ["b", "c", "d"])
    #expect(ValueHandlers.fake({}, {}).handlers.count == 2)
    #expect(ValueEither.fake(tags: ["a"]).tags == ["a"])
  }

  @Test func `constant default values are kept`() {
    let defaults = ConstantDefaults.fake()
    #expect(defaults.always == .distantPast)
    #expect(defaults.since == Date(timeIntervalSince1970: 5))
    #expect(defaults.help.path == "/help")
    #expect(defaults.score("", 0) == 3)
    #expect(VolatileDefaults.fake().created == VolatileDefaults.fake().created)
  }

  @Test func `annotated initializers and values take precedence`() {
    #expect(ValueWrapped.fake().name == "Ada")
    #expect(ValueWrapped.fake(level: 4).level == 4)
    #expect(ValueWrapped.fake().date == Date(timeIntervalSince1970: 0))
  }

  @Test func `the initializer with the most parameters is used`() {
    #expect(ValueSecret.fake().length == 8)
    #expect(ValueClosures.fake(plain: { 7 }).plain() == 7)
  }

  @Test func `fakes return test data`() {
    #expect(NullValueRepository().user().name == ValueUser.fake().name)
    #expect(Repository(user: .fake(name: "Eve")).entity().name == "")
  }

  private struct Repository: EmptyValueRepository {
    typealias ValueEntity = ValueUser
    var user: ValueUser
  }

  @Test func `the test data of an enum is its first case with available values`() {
    #expect(ValueColor.fake() == .red)
    guard case .leaf(.red, 0) = ValueTree.defaultValue else {
      Issue.record("not a leaf")
      return
    }
  }

  @Test func `classes have test data`() {
    #expect(ValueBird.fake(name: "Tit").name == "Tit")
    #expect(ValueRequired.defaultValue.count == 0)
    #expect(ValueFish.fake(depth: 3).depth == 3)
    #expect(ValueFish.fake().name == "")
    #expect(ValueTit.fake(name: "Tit").name == "Tit")
    #expect([ValueBird].fake(2).map(\.name) == ["", ""])
    #expect(ValueFlagged.fake(count: 3).count == 3)
    #expect(ValueJob.fake().priority == 1 && ValueUrgentJob.fake().priority == 9)
    #expect(ValueNamedJob.fake().name == "" && ValueNamedJob.fake(priority: 2).name == "required")
    #expect(ValueTextCell.fake(text: "a").content == "a")
    #expect(ValueCell<Int>.fake().content == 0)
    #expect(ValueNest.fake().count == 2)
  }

  @Test func `generic types are Defaultable if their parameters are`() {
    #expect(ValuePage<Int>.fake(total: 2).total == 2)
    #expect(ValuePage<String>.defaultValue.first == "")
    #expect(ValueInts.fake().page.items == [])
  }

  @Test func `handwritten functions are kept`() {
    #expect(ValueOwn.defaultValue.count == 4)
  }

  @MainActor @Test func `types on the main actor make their properties there`() {
    #expect(ValuePresenter.fake(screen: .fake(title: "Home")).screen.title == "Home")
    #expect(ValuePresenter.fake().screen.count == 0)
    #expect(NullValueRouter().screen().title == "")
  }

  @Test func `asynchronous members make values on the main actor`() async {
    #expect(await NullValueLoader().screen().title == "")
  }

  @Test func `recursive functions that make values end`() {
    let values = NullMutualValues()
    _ = (values.model(), values.screen(), values.base(), values.derived(), values.own())
    _ = MutualScreen.fake()
  }
}
