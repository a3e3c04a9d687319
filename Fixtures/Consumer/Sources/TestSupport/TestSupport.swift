import Core
import Net
import Sharing

// The package that declares it knows nothing of fakes.
// @Faked
extension Shareable {}

/// A logger that many tests use.
public final class SilentLogger: EmptyNetLogger {
  public init() {}

  public func last() -> Core.Item { Core.Item(name: "last") }
}
