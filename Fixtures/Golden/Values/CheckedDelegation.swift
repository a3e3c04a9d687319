import Faked

/// What another initializer checks counts as well.
class DelegatedPool {
  let size: Int
  let names: [String]

  init(size: Int, names: [String], limit: Int = 4) {
    precondition(size > 0 && size < limit)
    self.size = size
    self.names = names
    precondition(!self.names.isEmpty)
  }
}

class DelegatedCache: DelegatedPool {
  let id: Int

  init(_ id: Int, count: Int, size names: [String]) {
    self.id = id
    super.init(size: count, names: names)
  }
}

@Faked final class DelegatedStore: DelegatedCache {
  override init(_ id: Int, count: Int, size names: [String]) {
    super.init(id, count: count, size: names)
  }

  convenience init(count: Int) {
    self.init(0, count: count, size: ["a"])
  }
}

@Faked protocol DelegatedCaching: DelegatedCache {
  func drain()
}

/// The argument is not known to pass, so that another initializer is used.
struct DelegatedName {
  let text: String

  init(text: String) {
    precondition(text.hasPrefix("@"))
    self.text = text
  }

  init(_ name: String) { self.init(text: name) }

  init(user: String, host: String) {
    self.init(text: "@\(user)")
  }
}

struct DelegatedCode {
  let code: String

  private init?(text: String) {
    guard text.count == 3 else { return nil }
    code = text
  }

  init?(_ code: String, isValid: Bool) {
    guard isValid else { return nil }
    self.init(text: code)
  }
}

@Faked protocol DelegatedFactory {
  func name() -> DelegatedName
  func code() throws -> DelegatedCode
}
