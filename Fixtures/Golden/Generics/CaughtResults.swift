import Faked

/// Results of types that the caller chooses: of a closure that may make one, or else of the runtime.
@Faked(createSpy: true) protocol CaughtResults {
  func run<T>(_ task: @escaping () -> T) -> Result<T, any Error>
  func submit<T>(_ task: () throws -> T) -> Result<T, any Error>
  func count<T>(_ task: (inout Int) throws -> T) -> Result<T, any Error>
  func load<T: Decodable>(_ type: T.Type) -> Result<T, any Error>
  func refuse<T>(_ type: T.Type) -> Result<T, CaughtFailure>
  func promise<T>(_ type: T.Type) -> CaughtPromise<T>
  func later<T>(_ task: @escaping () throws -> T) -> CaughtPromise<T>
}

enum CaughtFailure: Error { case refused }

struct CaughtPromise<Value> {
  let result: Result<Value, any Error>
  init(_ result: Result<Value, any Error>) { self.result = result }
}

@Faked protocol CaughtActorResults: Actor {
  func submit<T>(_ task: () throws -> T) -> Result<T, any Error>
  func load<T: Decodable>(_ type: T.Type) -> Result<T, any Error>
}

@Faked @MainActor protocol CaughtMainResults {
  func submit<T>(_ task: @MainActor () throws -> T) -> Result<T, any Error>
  func load<T: Decodable>(_ type: T.Type) async -> Result<T, any Error>
  func wait<T>(_ task: () async throws -> T) async -> Result<T, any Error>
}
