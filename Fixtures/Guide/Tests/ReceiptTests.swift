import FakedSpies
import Testing

@testable import Guide

struct OwnSpies: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSpies { try await function() }
  }
}

@Suite(OwnSpies()) struct ReceiptTests {
  @Test(arguments: ["apple", "pear"]) func receipts(item: String) async {
    SpyReceipt.when.text().returns("One \(item)")
    await Task.yield()
    #expect(SpyReceipt.text(for: item) == "One \(item)")
    #expect(SpyReceipt.calls.text() == [item])
  }
}

@Test func strictTypes() {
  withSpies {
    var names: [String] = []
    SpyReceipt.spied.unstubbed = { names.append($0.name) }
    _ = SpyReceipt.text(for: "apple")
    #expect(names == ["text(for:)"])
    #expect(SpyReceipt.spied.calls.count == 1)
  }
}
