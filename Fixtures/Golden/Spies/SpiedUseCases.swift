// What associated types that are `Void`, or pinned by a child, make of closures and results.

// @Faked(createSpy: true)
nonisolated protocol SpiedUseCase {
  associatedtype Outcome = Void
  func run(_ done: @escaping (Outcome) -> Void)
  func step(_ body: (Int, Outcome) -> Void) -> Bool
}

nonisolated struct SpiedOrder: Identifiable { let id: Int }

// @Faked(createSpy: true)
nonisolated protocol SpiedStoring<Model> {
  associatedtype Model: Identifiable
  func save(_ model: Model) throws -> Model
}

// @Faked(createSpy: true)
nonisolated protocol SpiedOrderStoring: SpiedStoring where Model == SpiedOrder {
  func open() -> [SpiedOrder]
}

// @Faked(createSpy: true)
nonisolated protocol SpiedSetUp {
  associatedtype SetUpFuel
  init()
  func setUp()
  func run(_ input: SetUpFuel)
}

nonisolated extension SpiedSetUp {
  func setUp() {}
}

// @Faked(createSpy: true)
nonisolated protocol SpiedKind {
  associatedtype `Type`: Hashable
  var kind: `Type` { get }
}

// The error is `any Error` unless a child states another.
// @Faked(createSpy: true)
nonisolated protocol SpiedFallibleCase<Input, Output> {
  associatedtype Input
  associatedtype Output
  associatedtype Failure: Error = any Error
  func execute(_ input: Input) async throws(Failure) -> Output
  func callAsFunction(_ input: Input) async throws(Failure) -> Output
}

nonisolated extension SpiedFallibleCase {
  func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    try await execute(input)
  }
}

// @Faked(createSpy: true)
nonisolated protocol SpiedInfallibleCase: SpiedFallibleCase<Int, [Int]> where Failure == Never {}

// Without a blank initializer, a stand-in cannot conform.

// @Faked(createSpy: true)
nonisolated protocol SpiedThrowingSetUp {
  associatedtype SetUpTool
  init() throws
  func torque() -> Int
}

extension SpiedThrowingSetUp {
  nonisolated func torque() -> Int { 1 }
}

// What an extension's getter changes is not a temporary null.

// @Faked(createSpy: true)
nonisolated protocol SpiedCursor {
  var position: Int { mutating get }
  var line: Int { get }
}

extension SpiedCursor {
  nonisolated var position: Int { mutating get { 3 } }
  nonisolated var line: Int { 4 }
}
