#if os(macOS)
  import os
#elseif !canImport(Darwin)
  import Synchronization
#endif

/// Maps a function over many elements, on several threads if the caller provides them.
package struct Workers: Sendable {
  /// Runs a body once for each number below a count.
  private let run: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// - Parameter run: Runs a body once for each number below a count, on any thread.
  package init(_ run: @escaping @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// Runs one body after the other.
  package static let one = Workers { count, body in (0..<count).forEach(body) }

  /// Returns the results of a function for some elements, in their order.
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
      // The tool does not run on other Apple platforms.
      return elements.map(transform)
    #endif
  }

  /// Whether an element satisfies a predicate; once one is found, no others are checked.
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
  /// Results that arrive in any order, from any thread.
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

    /// The results so far, in order.
    var all: [Result] { slots.withLock { $0.compactMap(\.self) } }
  }
#endif
