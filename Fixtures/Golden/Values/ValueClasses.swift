import Faked

@Faked class ValueBird {
  let name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "") }
}

@Faked final class ValueFish: ValueBird {
  let depth: Int
  init(depth: Int) {
    self.depth = depth
    super.init(name: "")
  }
}

@Faked final class ValueTit: ValueBird {}

@Faked class ValueRequired {
  let count: Int
  required init(count: Int) { self.count = count }
}

// The function of the class above makes these, too.
@Faked final class ValueFlagged: ValueRequired { var isOn = false }

// Their superclass can make these, too, but in another way.
@Faked class ValueJob {
  let priority: Int
  required init(priority: Int = 1) { self.priority = priority }
}

@Faked class ValueUrgentJob: ValueJob {
  required init(priority: Int = 9) { super.init(priority: priority) }
}

@Faked class ValueNamedJob: ValueJob {
  let name: String
  init(name: String, isOn: Bool = true) {
    self.name = name
    super.init()
  }
  required init(priority: Int = 1) {
    name = "required"
    super.init(priority: priority)
  }
}

@Faked class ValueCell<Content> {
  let content: Content
  init(content: Content) { self.content = content }
}

@Faked final class ValueTextCell: ValueCell<String> {
  init(text: String, isBold: Bool) { super.init(content: text) }
}

@Faked final class ValueNest {
  let bird: ValueBird
  let count: Int
  init(bird: ValueBird, count: Int = 2) {
    self.bird = bird
    self.count = count
  }
}

@Faked final class ValueSingleton {
  private init() {}
}

@Faked actor ValueStore {
  let count: Int
  init(count: Int, name: String = "store") { self.count = count }
}

// Each needs the other one.
@Faked class ValueParent {
  init(child: ValueChild) {}
}

@Faked final class ValueChild: ValueParent {
  init(age: Int) { super.init(child: ValueChild(age: age)) }
}

class ConvenientBase {
  let size: Int
  init(size: Int) { self.size = size }
}

/// A class that declares only convenience initializers inherits the designated ones.
@Faked class ConvenientChild: ConvenientBase {
  convenience init(parsing parser: inout Int) { self.init(size: parser) }
}

@Faked final class ConvenientCounter {
  var count = 0
  convenience init(count: Int, step: Int) {
    self.init()
    self.count = count * step
  }
}
