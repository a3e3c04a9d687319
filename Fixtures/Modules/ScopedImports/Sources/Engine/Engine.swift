public struct User { public var handle: String; public init(handle: String) { self.handle = handle } }
public enum Step: Int, Sendable { case one = 1, two }
public enum State<Value> { case idle, running(Value) }
public class Motor {
    public let state: State<Step>
    public init(state: State<Step>) { self.state = state }
}
public enum Kind { case electric, diesel }
public protocol Loop { func next() -> Step }
