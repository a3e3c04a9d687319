import Faked

@globalActor actor DB { static let shared = DB() }
@Faked
@DB protocol CustomGlobalActor { func q() -> [String] }
