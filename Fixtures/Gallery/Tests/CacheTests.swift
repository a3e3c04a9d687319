import Testing

@testable import Gallery

/// A fake that counts; what it caches is said by the members it writes.
struct CountingCache: EmptyCache {
  var values: [String: Int] = [:]
  var writes = 0

  subscript(key: String) -> Int? {
    get { values[key] }
    set {
      values[key] = newValue
      writes += 1
    }
  }
}

@Test func `a value is computed once`() {
  var memo = Memo(storage: CountingCache())
  #expect(memo.value(for: "a") { 1 } == 1)
  #expect(memo.value(for: "a") { 2 } == 1)
  #expect(memo.storage.writes == 1)
}

@Test func `without a cache, a value is computed each time`() {
  var memo = Memo(storage: NullCache<String, Int>())
  #expect(memo.value(for: "a") { 1 } == 1)
  #expect(memo.value(for: "a") { 2 } == 2)
}
