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
  init<O: Sequence>(elements: O) where O.Element: Equatable {}
  init<O: TaskObserver>(all: [O]) {}
  init(count: Int, limit: Int) {}
}

@Faked protocol TaskPool {
  func tasks() -> ObservedTasks
  func pairs() -> PairedTasks
}

// The default argument chooses the generic argument.

protocol TaskContext {
  init()
}

struct BasicTaskContext: TaskContext {}

@Faked final class TaskRouter<Context: TaskContext> {
  init(context: Context.Type = BasicTaskContext.self, options: [Int] = []) {}
}

final class TaskState<Context: TaskContext> {
  init(context: Context = BasicTaskContext(), size: Int = 0) {}
}

@Faked protocol TaskController {
  associatedtype Context: TaskContext
  func router() -> TaskRouter<Context>
  func basicRouter() -> TaskRouter<BasicTaskContext>
  func state() -> TaskState<BasicTaskContext>
}

// In test data, a type of the standard library stands for one that the caller would choose.

@Faked struct TaskTimes {
  let all: [Int]
  init(_ all: some Sequence<Int>) { self.all = Array(all) }
}

@Faked final class AnyTasks<Name: Hashable> {
  init<Names: AsyncSequence>(_ names: Names) where Names.Element == Name {}
}

@Faked protocol TaskNames {
  func times() -> TaskTimes
  func names() -> AnyTasks<String>
}
