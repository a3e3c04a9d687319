import Faked

protocol SpiedReader {
  func read() -> String
}

@Faked(createSpy: true)
protocol SpiedFile: SpiedReader, AnyObject {
  var delegate: (any SpiedFileDelegate)? { get set }
  func write(_ text: String)
}

@Faked(createSpy: true)
protocol SpiedFileDelegate {
  func didOpen(_ name: String)
  func shouldClose(_ name: String) -> Bool
  func log(_ message: String, level: Int)
  func info(_ message: String)
}

extension SpiedFileDelegate {
  func didOpen(_ name: String) {}
  func shouldClose(_ name: String) -> Bool { true }
  func info(_ message: String) { log(message, level: 1) }
}

/// The spy may be used from anywhere, and so may what stands in for it.
@Faked(createSpy: true)
protocol SpiedSwitch: Sendable {
  func isOn() async -> Bool
  func toggle() async -> Bool
}

extension SpiedSwitch {
  func toggle() async -> Bool { await !isOn() }
}

/// What the compiler makes for a struct, a spy has to write.
@Faked(createSpy: true)
protocol SpiedModel: Hashable, Codable, Identifiable {
  var id: Int { get }
}

class SpiedView {
  let frame: Int

  init(frame: Int) {
    self.frame = frame
  }
}

@Faked(createSpy: true)
protocol SpiedViewing: SpiedView {
  func draw() -> Int
}

protocol SpiedMapping {
  func map<Input: Sequence & Sendable, Output: Sequence>(_ input: Input) -> Output?
  where Input.Element == Output.Element
}

/// Repeats a requirement with its constraints in another order.
// @Faked(createSpy: true)
protocol SpiedMappingAgain: SpiedMapping {
  func map<Input: Sendable, Output>(_ input: Input) -> Output?
  where Output.Element == Input.Element, Output: Sequence, Input: Sequence
}

// An extension that calls what another one implements gets the spy's.

@Faked(createSpy: true) protocol SpiedKeyStore {
  func password() -> String?
  func unlock() -> Bool
  func read(_ name: String) -> String?
  func attributes(_ name: String) -> [String]
  func motto() -> String
}

extension SpiedKeyStore {
  func password() -> String? { read("password") }
  func unlock() -> Bool { stored() != nil }
  func read(_ name: String) -> String? { attributes(name).first ?? motto() }
  func motto() -> String { "be kind" }
  private func stored() -> String? { password() }
}

// There is no spy: the superclass has no initializer that its `init?()` could call.

nonisolated class SpiedMotorBlock {
  init(power: Int) throws {}
}

// @Faked(createSpy: true)
nonisolated protocol SpiedTurbo: SpiedMotorBlock {
  init?()
  var boost: Int { get }
}
