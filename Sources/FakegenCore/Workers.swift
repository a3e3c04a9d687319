#if os(macOS)
  import os
#elseif !canImport(Darwin)
  import Synchronization
#endif

/// Maps a function over many elements, on several threads where the caller has them.
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
    #if os(macOS) || !canImport(Darwin)
      let results = Results<Result>(count: elements.count)
      run(elements.count) { number in
        let index = elements.index(elements.startIndex, offsetBy: number)
        results.keep(transform(elements[index]), at: number)
      }
      return results.all
    #else
      // The tool does not run on a phone.
      return elements.map(transform)
    #endif
  }

  /// Whether a condition holds for one of some elements; once one is found, no others are looked at.
  package func contains<Elements: RandomAccessCollection & Sendable>(
    _ elements: Elements, where isWanted: @Sendable (Elements.Element) -> Bool
  ) -> Bool {
    #if os(macOS) || !canImport(Darwin)
      let found = Results<Bool>(count: 1)
      run(elements.count) { number in
        let index = elements.index(elements.startIndex, offsetBy: number)
        if found.all.isEmpty, isWanted(elements[index]) { found.keep(true, at: 0) }
      }
      return !found.all.isEmpty
    #else
      return elements.contains(where: isWanted)
    #endif
  }
}

#if os(macOS) || !canImport(Darwin)
  /// Results that come in any order, from any thread.
  private final class Results<Result: Sendable>: Sendable {
    #if os(macOS)
      private let slots: OSAllocatedUnfairLock<[Result?]>
    #else
      private let slots: Mutex<[Result?]>
    #endif

    init(count: Int) {
      let empty = [Result?](repeating: nil, count: count)
      #if os(macOS)
        slots = OSAllocatedUnfairLock(initialState: empty)
      #else
        slots = Mutex(empty)
      #endif
    }

    func keep(_ result: Result, at number: Int) {
      slots.withLock { $0[number] = result }
    }

    /// The results that there are, in order.
    var all: [Result] { slots.withLock { $0.compactMap(\.self) } }
  }
#endif
