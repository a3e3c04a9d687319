import Core
import Net
import Sharing
import TestSupport
import Testing

@Test func `fakes come from the library that holds them`() async throws {
  let loader = Loader(api: NullUserAPI(), logger: SilentLogger())
  #expect(try await loader.name(of: 1) == "")
  #expect(NullCoreLogger().last() == Core.Item(name: ""))
  #expect(NullNetLogger().sent() == Net.Item(bytes: []))
}

@Test func `a protocol of another package has a fake`() async throws {
  #expect(NullShareable().link == Link(address: ""))
}
