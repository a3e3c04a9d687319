/// A class that evaluates what it is given only if it has to.
// @Faked(createSpy: true)
class SpiedLazyLogger {
  var isSilent = false
  private(set) var lines: [String] = []

  required init(_ title: @autoclosure () -> String) { lines = [title()] }
  init(silent isSilent: @autoclosure () -> Bool) { self.isSilent = isSilent() }

  func log(_ message: @autoclosure () -> String, _ messageValue: Int = 0) {
    if !isSilent { lines.append(message()) }
  }
  func fail(_ text: String, at file: String = #fileID, _ line: UInt = #line) {}
  func repeated(_ message: @autoclosure () -> String) -> String { message() + message() }
  func check(_ isTrue: @autoclosure () throws -> Bool) rethrows { if try !isTrue() { lines = [] } }
  class func prepared(_ text: @autoclosure @escaping () -> String) -> () -> String { text }
}

/// The same where nothing is forwarded.
// @Faked(createSpy: true)
class SpiedLazyForwarder: SpiedLazyLogger {
  func forward(to text: @autoclosure () -> String) {}
}

// @Faked(createSpy: true)
protocol SpiedLazyLogging {
  var prefix: String { get }
  func write(_ text: String)
  func log(_ message: @autoclosure () -> String)
  func same(_ value: @autoclosure () -> Int) -> Int
  func pair(_ value: @autoclosure () -> Int) -> (Int, String)
  func run(_ block: @autoclosure () -> Void) -> Bool
  func attempt(_ block: @autoclosure () -> Void?)
}

extension SpiedLazyLogging {
  func log(_ message: @autoclosure () -> String) { write(prefix + message()) }
}

// Only a value that is `Sendable` can be passed on in a `@Sendable` autoclosure.
// @Faked(createSpy: true)
@MainActor protocol SpiedFallbacks {
  func value<T>(_ stored: T?, or fallback: @autoclosure @Sendable () -> T) -> T
  func sent<T: Sendable>(_ stored: T?, or fallback: @autoclosure @Sendable () -> T) -> T
  func text(or fallback: @autoclosure @Sendable () -> String) -> String
  subscript<Value: Codable>(key: String, default value: @autoclosure () -> Value) -> Value {
    get set
  }
}
