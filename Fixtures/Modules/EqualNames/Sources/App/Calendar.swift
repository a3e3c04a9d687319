import Faked
import Foundation

struct User {
  let id: Int
}

@Faked protocol Days {
  func today() -> Date
  func page() -> URL
}
