import Faked

@Faked protocol BlankAsync {
  init() async
  init(a: Int) async
}

struct BlankError: Error {}
@Faked protocol BlankThrowing {
  init() throws(BlankError)
  init(b: Int) throws(BlankError)
  init(c: Int) throws
}

@Faked protocol BlankFailable {
  init?()
  init(d: Int)
  init?(e: Int)
}

// Without arguments, an asynchronous member would call these initializers.

@Faked(createSpy: true) protocol BlankVariadic: Sendable {
  static var detected: Self { get async throws }
  init(merging others: Self...) async
}

@Faked protocol BlankVariadicMaker {
  func make() async -> any BlankVariadic
}

@Faked protocol BlankShared {
  static var shared: Self { get throws }
  init() throws
}
