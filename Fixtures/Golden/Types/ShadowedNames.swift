import Faked

/// Names of the standard library that mean something else here.
enum ShadowedApi {
  struct Error {}
  struct Result {}
  struct AsyncStream {}

  @Faked protocol ShadowedNames {
    var error: Error { get }
    var swiftError: any Swift.Error { get }
    func load() throws -> Result
    func stream() -> _Concurrency.AsyncStream<Int>
    func fakeDefault() -> Sealed
    func fatalError() -> Never
  }

  @Faked protocol ShadowedMetatypes {
    var Sealed: Int { get }
    func type() -> Sealed.Type
    var ShadowedPort: Int { get }
    func port() -> ShadowedPort
  }
}

struct ShadowedPort {
  init?(_ number: Int) {}
}
