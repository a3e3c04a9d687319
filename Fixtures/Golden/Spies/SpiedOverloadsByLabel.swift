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

// @Faked(createSpy: true)
protocol SpiedOverloadsByOneLabel {
  func log(request: String)
  func log(responseData data: String?, response: Int?)
  func log(error: any Error)
  func login(email: String, code: Int)
  func login(email: Int, code: Int)
  func login(phone: String, code: Int, audience: String?)
  func execute(options: Int)
  func execute<T>(options: Int, decoder: String?) -> T
  func pair(a: Int, b: Int)
  func pair(b: Int, c: Int)
  func pair(a: Int, c: Int)
}
