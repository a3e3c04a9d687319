import Catalog
import Faked

@Faked protocol Shop: Listing {
  func own() -> User
  func theirs() -> Catalog.User
  func opened() -> Date
  func account() -> Account
}
