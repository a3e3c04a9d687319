/// Those who do the same for many things, several at once where the machine can.
package struct Workers: Sendable {
  /// Runs a body for each number below a count.
  private let run: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// - Parameter run: Runs a body for each number below a count, once.
  package init(_ run: @escaping @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// One thing after the other.
  package static let one = Workers { count, body in (0..<count).forEach(body) }

  /// The results of a function for some elements, in their order.
  package func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
    _ elements: Elements, _ transform: @Sendable (Elements.Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each number writes its own slot, once.
      nonisolated(unsafe) let slots = buffer.baseAddress
      run(elements.count) { number in
        let index = elements.index(elements.startIndex, offsetBy: number)
        slots?.advanced(by: number).initialize(to: transform(elements[index]))
      }
      initialized = elements.count
    }
  }
}
