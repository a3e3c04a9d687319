import FakedRuntime
import Foundation
import Testing

@testable import GoldenFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Uses the fakes of the goldens as a user's test would, and checks the values that they promise.
struct BehaviorTests {
  @Test func `accessors have default implementations`() async throws {
    var plain = NullPlainAccessors()
    plain.b = "discarded"
    #expect(plain.a == 0 && plain.b == "")
    let mutability = NullAccessorMutability()
    mutability.a = 5
    #expect(mutability.a == 0)
    let effects = NullAccessorEffects()
    #expect(try await effects.c == [])
  }

  @Test func `initializers and static members have default implementations`() async throws {
    #expect(NullStaticMembers.prefix == "")
    #expect(NullStaticMembers.make(1) == nil)
    _ = NullStaticMembers.shared
    _ = NullBlankInitializer(id: 3)
    #expect(NullBlankInitializer(raw: "x") != nil)
    _ = try await NullBlankInitializer(data: [])
    _ = NullClassInitializer(id: 1)
  }

  @Test func `subscripts and operators have default implementations`() {
    var subscripts = NullSubscripts()
    subscripts[3] = "discarded"
    #expect(subscripts[3] == "")
    #expect(subscripts[key: "k"] == nil)
    #expect(NullSubscripts[1] == false)
    #expect(NullDynamicMembers().anything == 0)
    #expect(NullOperators() == NullOperators())
  }

  @Test func `generic results have default values`() throws {
    let results = NullGenericResults()
    #expect(results.id(7) == 7)
    #expect(results.pick([1]) == nil)
    #expect(try results.decode(Int.self) == 0)
    #expect(throws: MissingDefault.self) { try results.decode(Unmade.self) }
    let closures = NullClosureResults()
    #expect(closures.locked { $0 + 1 } == 1)
    #expect(try closures.connect { $0.a } == 0)
    #expect(closures.bytes(\.count) == 0)
    #expect(NullParameterPacks().same(1, "x") == (1, "x"))
  }

  @Test func `a result that the caller chooses is caught`() async throws {
    struct Unmade: Decodable {}
    let results: any CaughtResults = NullCaughtResults()
    #expect(try results.submit { 3 }.get() == 3)
    #expect(
      try results.count {
        $0 += 3; return $0
      }.get() == 3)
    #expect(throws: CaughtFailure.self) { try results.submit { throw CaughtFailure.refused }.get() }
    #expect(try results.load(Int.self).get() == 0)
    let error = try #require(throws: MissingDefault.self) { try results.load(Unmade.self).get() }
    #expect((error.protocolName, error.member) == ("CaughtResults", "load(_:)"))
    #expect(throws: MissingDefault.self) { try results.promise(Unmade.self).result.get() }
  }

  @Test func `associated types have default values`() {
    let store: any PrimaryAssociatedTypes<Int, String> = NullPrimaryAssociatedTypes<Int, String>()
    #expect(store[1] == nil)
    #expect(NullSameType().id == 0)
    #expect(NullSameTypeSwapped().id == "")
    #expect(NullConstraintSolving().b() == [])
    #expect(NullFakedConstraint().make().msg == nil)
    #expect(NullGlobalTypeName().blame() == nil)
    #expect(NullContainedInValues().items.isEmpty)
    #expect(NullContainedInValues().cb(NullItem()) == 0)
    #expect(NullChosenByName().first().name == "")
    #expect(NullSomeObjectRepository().get(1).name == "")
  }

  @Test func `constraints between associated types are satisfied`() {
    #expect(NullEqualTypesPinned().convert(5) == 5)
    #expect(NullEqualTypesDeclaredLater().second() == NullFirst())
    let both: (NullInput, NullInput) = NullEqualTypesAcross().both()
    #expect(type(of: both.0) == NullEqualTypes.Output.self)
    #expect(NullEqualElements().parts().isEmpty && NullEqualElements().part() == NullPart())
    let members = NullConstrainedMembers()
    #expect(members.numbers().last == 0 && members.texts().value() == "")
    #expect(Set([members.keys().value()]).count == 1)
    #expect(NullConstrainedParameter<NullTexts>().value() == "")
    #expect(type(of: NullChild().owner().ward()) == NullChild.self)
    #expect(NullTree().parent() == nil && type(of: NullTree().root().root()) == NullTree.self)
    #expect(type(of: NullPeered().peer().peer()) == NullPeered.self)
  }

  @Test func `inherited requirements have default implementations`() {
    #expect(NullDiamond().a() == 0)
    #expect(NullUnannotatedParent().x == 0)
    #expect(NullSameMemberTwice().name == "")
    #expect(NullComposition().name == "")
    #expect(NullUserDefault().short == "")
    #expect(NullCompetingDefaultsL().ref == "")
  }

  @Test func `protocols with standard parents have Null types`() {
    #expect(NullSynthesizedParents() == NullSynthesizedParents())
    let left = NullSynthesizedParentsClass()
    #expect(left == left && left != NullSynthesizedParentsClass())
    #expect(Set([left, left]).count == 1)
    #expect(NullIdentifiableParent().id == 0)
    #expect(!(NullComparableParent() < NullComparableParent()))
    #expect(Array(NullSequenceParent()) == [])
    #expect(Array(NullCollectionParent()) == [])
    #expect(NullRawRepresentableParent().rawValue == "")
  }

  @Test func `class and actor protocols have Null types`() async {
    let bound = NullClassBound()
    bound.d = bound
    #expect(bound.d == nil)
    NullSuperclass().go()
    let actor = NullActorProtocol()
    #expect(await actor.run() == 0)
    #expect(actor.tag == "")
    #expect(NullSelfPositions().all().isEmpty)
  }

  @Test @MainActor func `isolated protocols have Null types`() {
    #expect(NullMainActorProtocolUser().screen().title == "")
    #expect(NullMainActorProtocol().id() == 0)
  }

  @Test func `default values are as expected`() {
    let values = NullStandardValues()
    #expect(values.c == " " && values.r == 0..<0 && values.k == 0...0 && values.it.next() == nil)
    #expect(NullFoundationValues().d.timeIntervalSinceReferenceDate == 0)
    #expect(NullSourceTypes().w.n == 0 && NullSourceTypes().o == [])
    if case .slow = NullSourceTypes().m {} else { Issue.record("not the first plain case") }
    #expect(NullTuplesAndClosures().t == (0, 0))
    #expect(NullTuplesAndClosures().f(1, "x") == false)
    #expect(NullValueGenerics().i[1] == 0)
    #expect(NullResultBuilders().body == [])
    #expect(throws: MissingDefault.self) { try NullUnresolved().y() }
    #expect(throws: NetError.down) { try NullResultsAndStreams().rs().get() }
  }

  @Test func `every row of the table makes its value`() throws {
    let values = NullFoundationRows()
    let network = NullNetworkingRows()
    #expect(network.uRLResponseValue.expectedContentLength == 0)
    #expect(network.hTTPURLResponseValue.statusCode == 200)
    #expect(
      network.uRLRequestValue.url?.host() == "example.invalid"
        && network.hTTPCookieValue.path == "/")
    #expect(network.cachedURLResponseValue.data.isEmpty)
    #expect(values.timeZoneValue.secondsFromGMT() == 0)
    #expect(values.calendarValue.identifier == .gregorian)
    #expect(values.localeValue.identifier == "en_US_POSIX")
    #expect(values.nSUUIDValue.uuidString.allSatisfy { $0 == "0" || $0 == "-" })
    #expect(values.measurementValue.value == 0 && values.nSRegularExpressionValue.pattern == " ")
    let standard = NullStandardRows()
    #expect(standard.cIntValue == 0 && standard.mirrorValue.children.isEmpty)
    #expect(Array(standard.zip2SequenceValue).isEmpty && standard.dictionaryKeysNestedValue.isEmpty)
    #expect(
      standard.codingUserInfoKeyValue.rawValue == "" && standard.collectionDifferenceValue.isEmpty)
    #expect(standard.unsafePointerValue.pointee == 0)
    #expect(standard.unsafeMutableRawPointerValue.load(as: Int.self) == 0)
    #expect("".firstMatch(of: standard.regexSubstringValue) != nil)
    #expect(NullDispatchRows().dispatchTimeValue.uptimeNanoseconds == 0)
  }

  @Test func `a loop over a fake uses the fake's own iterator`() async {
    struct Ticks: EmptyWalkedTicks {
      struct Iterator: AsyncIteratorProtocol {
        var left = 2
        mutating func next() async -> Int? {
          left -= 1
          return left < 0 ? nil : left
        }
      }
      func makeAsyncIterator() -> Iterator { Iterator() }
    }
    var ticks: [Int] = []
    for await tick in Ticks() { ticks.append(tick) }
    #expect(ticks == [1, 0])
  }

  @Test(.timeLimit(.minutes(1)))
  func `loops over null objects and fakes end`() async {
    struct Rows: EmptyWalkedRows {
      var startIndex: Int { 0 }
      var endIndex: Int { 3 }
    }
    struct Pages: EmptyWalkedPages {
      typealias Index = UInt8
      var startIndex: UInt8 { 0 }
      var endIndex: UInt8 { 9 }
      subscript(position: UInt8) -> String { "page" }
    }
    #expect(Array(NullWalkedLines()).isEmpty && Array(NullWalkedRows()).isEmpty)
    #expect(Array(NullWalkedPages()).isEmpty && Array(NullWalkedItems()).isEmpty)
    #expect(Array(Rows()) == [0, 0, 0] && Array(Rows().reversed()) == [0, 0, 0])
    #expect(Array(Pages()) == ["page"] && Array(Pages().reversed()) == ["page"])
    for await _ in NullWalkedTicks() { Issue.record("a tick") }
    for await _ in NullBufferedRows() { Issue.record("a row") }
    #expect(Array(NullPeekedWords()).isEmpty && NullPeekedWords().makeIterator().peek() == nil)
    let chapters = NullWalkedChapters()
    var index = chapters.startIndex
    while index != chapters.endIndex { index = chapters.index(after: index) }
  }

  @Test func `types in the sources have default values`() throws {
    let values = NullConstructions()
    #expect(values.mail == MailAddress("") && values.deadline == .distantFuture)
    #expect(try values.name().text == "text" && values.plainName.text == "text")
    #expect(values.amount == .whole(0) && values.endpoint == Endpoint(path: ""))
    #expect(values.model.name == "" && values.heading.text == "" && values.handle == 0)
    #expect(Pair(left: 1, right: "r")[keyPath: values.rightOfPair] == "r")
    #expect(values.token is NullReference)
    #expect(values.logging.log("by hand") && values.hidden == values.hidden)
    #expect(NullRecentlyDeclared().recent.count == 0)
  }

  @Test func `annotations choose default values`() {
    #expect(NullThing().x == 0)
    #expect(NullChosenTypes().x == 0 && NullChosenTypes().pair("y").0 == "y")
    #expect(NullEmptyExtension().written == "by hand")
    #expect(NullSkipping().title == "mine" && NullSkipping().load("x") == 5)
    #expect(NullInheriting().note == "from the base")
    #expect(NullReferences() !== NullReferences())
    #expect(NullFakeDefaults().one == 1 && NullFakeDefaults().double(4) == 8)
    #expect(NullFakeDefaults().tag("b") == "<b>")
    #expect(NullInLineComment().three == 3 && NullInDocComment().number() == -1)
    #expect(NullDeclaredElsewhere().x == 0)
  }

  @Test func `a fake implements only the relevant members`() {
    struct FakeThing: EmptyThing { var x = 5 }
    #expect(FakeThing().x == 5)
  }
}

private struct Unmade: Decodable {

  @Test func `a stream that comes with its continuation has ended`() async {
    let (stream, continuation) = NullSafeValues().events()
    continuation.yield(1)
    for await _ in stream { Issue.record("nothing is in the stream") }
  }

  @Test func `callers of a null random number generator return`() {
    var generator = NullSafeGenerator()
    #expect(Int.random(in: 0..<3, using: &generator) == 2)
    #expect([1, 2, 3].shuffled(using: &generator).count == 3)
  }

  @Test func `synthesized members of an enum are not replaced by defaults`() {
    #expect(FakeEnumRoute.allCases == [.home, .search])
    #expect(FakeEnumRoute.search.rawValue == "search")
    #expect(FakeEnumRoute(rawValue: "home") == .home)
    #expect(FakeEnumLevel.low < .high)
    #expect(FakeEnumKey.id.stringValue == "id")
    #expect(Array(stride(from: FakeStep(number: 0), to: FakeStep(number: 3), by: 1)).count == 3)
    #expect(NullEnumRoute().rawValue == "")
  }
}

private enum FakeEnumRoute: String, EmptyEnumRoute {
  case home, search
}

private enum FakeEnumLevel: EmptyEnumLevel {
  case low, high
}

private enum FakeEnumKey: String, EmptyEnumKey {
  case id
}

private struct FakeStep: EmptyStridingStep {
  var number: Int
  func distance(to other: FakeStep) -> Int { other.number - number }
  func advanced(by n: Int) -> FakeStep { FakeStep(number: number + n) }
}
