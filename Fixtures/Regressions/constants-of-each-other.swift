struct Loop {
  static let own = [Loop.own]
  static let first = [Loop.second]
  static let second = [Loop.first]
}

@Faked struct Use {
  var own = Loop.own
  var first = [Loop.first, Loop.second]
}
