import Faked

@Faked protocol ThrowingBlank {
  init() throws
  init(seed: Int) throws
  init(name: String)
}
