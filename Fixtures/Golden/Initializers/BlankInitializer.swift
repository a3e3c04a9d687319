import Faked

@Faked
protocol BlankInitializer {
  init()
  init(id: Int)
  init?(raw: String)
  init(data: [UInt8]) async throws
}
