import Faked

// What may be sent must not keep how its result becomes 'Defaultable'; what throws asks the runtime when it is called.

@Faked struct PageLoader<Page>: Sendable {
  let path: String
  let decode: @Sendable (String) throws -> Page
  let first: @Sendable () async throws -> Page
}

@Faked struct SentPageLoader<Page: Sendable>: Sendable {
  let decode: @Sendable (String) -> Page
}

@Faked struct PageField<Page> {
  let page: Page
  let decode: @Sendable (String) throws -> Page
}

@Faked protocol PageSource {
  func numbers() -> PageLoader<[Int]>
}
