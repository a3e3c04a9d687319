import Faked

/// Takes notes.
@Faked
public protocol Logger: Sendable {
  static var shared: Self { get }
  var level: LogLevel { get nonmutating set }
  func log(_ message: @autoclosure () -> String, level: LogLevel, metadata: [String: String]?)
  func info(_ message: String)
}

extension Logger {
  public func info(_ message: String) { log(message, level: .info, metadata: nil) }
}

public enum LogLevel: Int, Sendable, Comparable {
  case debug, info, error

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
