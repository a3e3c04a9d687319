import Faked

// A generic parameter that is the type of one argument says no more than 'some' does.

@Faked protocol TaskObserver {
  func finished()
}

final class ObservedTasks {
  let observer: any TaskObserver
  init<O: TaskObserver>(observer: O) { self.observer = observer }
}

@Faked final class NamedTasks {
  init<Name, O>(name: Name, observer: O) where Name: StringProtocol, O: TaskObserver & Sendable {}
}

// Here it says more.
final class PairedTasks {
  init<O: TaskObserver>(first: O, second: O) {}
  init<O: Sequence>(elements: O) where O.Element == Int {}
  init<O: TaskObserver>(all: [O]) {}
  init(count: Int, limit: Int) {}
}

@Faked protocol TaskPool {
  func tasks() -> ObservedTasks
  func pairs() -> PairedTasks
}
