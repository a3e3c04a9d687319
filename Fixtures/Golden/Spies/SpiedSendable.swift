import Faked

@Faked(createSpy: true)
protocol SpiedSession: Sendable {
  var token: SpiedParcel { get set }
  func send(_ object: SpiedParcel, then handler: @escaping (SpiedParcel) -> Void) -> SpiedParcel
  func load(_ object: SpiedParcel) async throws -> SpiedParcel
  @MainActor func present(_ object: SpiedParcel)
}

class SpiedParcel {}
