// @Faked(createSpy: true)
protocol SpiedLogger {
  func log(_ event: String, parameters: [String: Int])
  func log(_ error: any Error, file: String, line: Int)
  func track(_ name: String)
  func track(_ name: String, at level: Int)
  func set(_ flag: Bool, for key: String)
  func set(_ number: Int, for key: String)
}

// @Faked(createSpy: true)
protocol SpiedSyncAndAsync {
  func load(id: Int) -> String
  func load(id: Int) async -> String
  func stop()
  func stop() async throws
}
