import Faked

/// A list of arguments cannot be passed on as one, so each number of them is a call of its own.
@Faked struct ValueTagList {
  let name: String
  let tags: [String]
  init(name: String = "n", tags: String...) {
    self.name = name
    self.tags = tags
  }
}

@Faked final class ValueHandlers {
  let handlers: [() -> Void]
  let errors: Int
  init(_ handlers: (() -> Void)..., errors: any Error...) {
    self.handlers = handlers
    self.errors = errors.count
  }
}

/// Who takes an array, too, is made of that.
@Faked struct ValueEither {
  let tags: [String]
  init(tags: String...) { self.tags = tags }
  init(tags: [String]) { self.tags = tags }
}

/// With the main actor by default, only code on it can make a set of these, but a list needs no default.
struct ValueMark: Hashable { var name: String }

@Faked struct ValueMarkSets {
  let sets: [Set<ValueMark>]
  init(_ sets: Set<ValueMark>...) { self.sets = sets }
}
