import Faked

struct LinkSettings { var isOpen: Bool }

class LinkBase {
  struct LinkSettings { var port: Int }
  init() {}
}

/// The name in a subclass means the type that it inherits.
@Faked final class LinkServer: LinkBase {
  let settings: LinkSettings
  init(settings: LinkSettings) { self.settings = settings }

  final class Session {
    init(settings: LinkSettings) {}
  }
}

@Faked protocol Linking {
  func server() -> LinkServer
  func session() -> LinkServer.Session
  func settings() -> LinkSettings
}
