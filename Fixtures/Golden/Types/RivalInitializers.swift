import Faked

/// The default values of several types fit initializers that differ in their types alone.
struct RivalInitializersJob {
  struct Step {}
  enum Speed { case slow, fast }

  init(steps: [Step], name: String) {}
  init(steps: [any Error], name: String) {}
}

struct RivalInitializersLabel {
  init(_ owner: RivalInitializersJob?) {}
  init(_ owner: RivalInitializersJob.Step?, at row: Int = 0) {}
}

struct RivalInitializersAction {
  init(_ speed: RivalInitializersJob.Speed, _ body: @escaping @Sendable (Int) -> Void) {}
}

extension RivalInitializersAction {
  init(_ step: RivalInitializersJob.Step, _ body: @escaping @Sendable (String) -> Void) {}
}

/// `0` is an `Int`, unless the context decides otherwise.
struct RivalInitializersSize {
  init(_ size: Int) {}
  init(_ size: UInt8) {}
}

struct RivalInitializersWidth {
  init(_ width: Float) {}
  init(_ width: UInt8) {}
}

@Faked protocol RivalInitializers {
  var job: RivalInitializersJob { get }
  var label: RivalInitializersLabel { get }
  var action: RivalInitializersAction { get }
  var size: RivalInitializersSize { get }
  var width: RivalInitializersWidth { get }
}
