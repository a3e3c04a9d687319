import Faked

// A copy of what an initializer changes would change it again.

@Faked(copy: true) struct ChangedPath {
  let path: String
  var retries: Int

  init(path: String, retries: Int = 3) {
    self.path = "/api" + path
    self.retries = retries
  }
}

@Faked(copy: true) struct ChangedMessage {
  let text: String
  let code: Int

  init(text: String, code: Int) {
    self.text = "error \(code): \(text.lowercased())"
    self.code = code
  }
}

@Faked(copy: true) struct ChangedPage {
  let number: Int
  let size: Int

  init(number: Int, size: Int) {
    if size > 9 {
      self.number = (number + 1) % 100
    } else {
      self.number = number
    }
    self.size = size
  }
}

/// What makes no difference the second time can be copied.
@Faked(copy: true) struct UnchangedRange {
  let count: Int
  let title: String
  let names: [String]
  let note: String
  let delay: Double

  init(count: Int, title: String, names: [String], note: String, delay: Double) {
    self.count = max(0, min(count, 10 - 1))
    self.title = title.isEmpty ? "title \(count)" : title.lowercased()
    self.names = names.sorted()
    self.note = "\(note)"
    self.delay = max(delay, 60 * 60)
  }
}
