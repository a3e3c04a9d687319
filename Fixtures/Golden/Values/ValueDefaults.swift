import Faked
import FakedRuntime

@Faked struct ValueLazily<Element> {
  var elements: [Element]
}

extension ValueLazily: Defaultable where Element: Defaultable {
  static var defaultValue: ValueLazily { ValueLazily(elements: [.defaultValue]) }
}

@Faked struct ValueKnown: Defaultable {
  var count: Int
  static let defaultValue = ValueKnown(count: 3)
}

@Faked struct ValueKnower {
  var known: ValueKnown
}

enum ValueKeyword {
  case `init`
  case `self`
  case literal(String)
}

/// `` .`init` `` is a case, and `.init` would be an initializer.
@Faked struct ValueHead {
  var keyword: ValueKeyword
  var depth: Int
  init(keyword: ValueKeyword = .`init`, depth: Int) {
    self.keyword = keyword
    self.depth = depth
  }
}
