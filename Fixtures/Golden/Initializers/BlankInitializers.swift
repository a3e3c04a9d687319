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
