import Faked

/// What an extension declares is at most as visible as the type that it extends, whatever its own access.
package struct PageScanner {
  var pages: Int
}

extension PageScanner {
  @Faked public struct Cursor {
    var line: Int
  }

  @Faked public protocol Ruler {
    func width(at cursor: Cursor) -> Int
    func cursor() -> Cursor
  }
}
