import Faked

struct Slug {
  init?(_ text: String) { nil }
}

struct Grade {
  init(_ number: Int) throws {}
}

struct Post {
  let slug: Slug
  let grade: Grade
}

struct Draft {
  init(_ post: @autoclosure () -> Post) {}
}

@Faked protocol ThrownParts {
  var latest: Post { get throws }
  func post() -> Post
  func tried() throws -> Post
  func later() async throws -> (Post, Int)
  func result() throws -> Result<Post, any Error>
  func draft() throws -> Draft
  func make() throws -> () -> Post
  func retry() throws -> () throws -> Post
  func edit<T>(_ body: (inout Post) throws -> T) throws -> T
  func typed() throws(CancellationError) -> Post
}
