import FakedRuntime
import Foundation
import Testing

@testable import Guide

@Test func testData() {
  let before = User(
    id: UUID(), name: "Ada", address: Address(street: "Main St", city: nil), role: .guest)
  let after = User.fake(name: "Ada")
  #expect(before.name == after.name)
  #expect(User.fake(address: .fake(city: "Rome")).address.city == "Rome")
  #expect(User.defaultValue == .fake())
}

@Test func distinctIDs() {
  let users = [User].fake(3) { .fake(id: .fake($0), name: "User \($0)") }
  let byID = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) })
  #expect(byID[.fake(2)]?.name == "User 2")
}

@Test func copies() {
  let member = Membership.fake(note: "new")
  #expect(member.copy(holder: .fake(1)).note == "new")
  #expect(member.copy(note: nil).note == nil)
  #expect(member.with { $0.months = 1 }.months == 1)
}

@Test func fakesReturnTestData() {
  #expect(NullUserService().current == .fake())
  #expect(NullUserStore().first() == .fake())
}

@Test func chosenDefaults() {
  #expect(NullAccount().owner == "nobody")
  #expect(NullAccount().doubled(Money(cents: 4)) == Money(cents: 8))
}

extension Money: Defaultable {
  public static var defaultValue: Money { Money(cents: 1) }
}

@Test func associatedTypes() {
  let store = NullStore<Money>()
  #expect(store.first() == Money(cents: 1))
  #expect(NullChannel().send("hello") == "")
}

struct FakeStore: EmptyStore {
  func all() -> [User] { [.fake(name: "Ada"), .fake(name: "Bob")] }
}

@Test func whatAFakeStores() {
  #expect(FakeStore().all().count == 2)
  #expect(FakeStore().first() == .fake())
}
