import Faked

// What always leaves its caller's actor does so in a stub, too, even if functions run where their caller does by
// default.

class ConcurrentCanvas {}

struct ConcurrentRow: ~Copyable {
  let canvas = ConcurrentCanvas()
}

@Faked(createSpy: true) protocol ConcurrentRenderer: Sendable {
  @concurrent func render(_ name: consuming String, on canvas: ConcurrentCanvas) async -> Int
  @concurrent func redraw(_ canvas: inout ConcurrentCanvas) async throws
  @concurrent func each(_ canvas: ConcurrentCanvas, do body: (ConcurrentCanvas) async -> Void) async
  @concurrent func paint(_ row: borrowing ConcurrentRow) async
  @concurrent func clear(_ canvas: ConcurrentCanvas) async -> Bool
}

@Faked(createSpy: true) protocol ConcurrentPrinter {
  associatedtype PrintedPage
  @concurrent func print(_ page: consuming PrintedPage, on canvas: ConcurrentCanvas) async throws -> Int
}
