import Faked

@objc @Faked protocol Downloader {
  func start() -> Int
  @objc optional func pause()
  var limit: Int { get set }
}

@objc @Faked protocol ResumableDownloader: Downloader {
  func resume(at offset: Int)
}

@objc @Faked protocol DownloadObserver {
  @objc optional func didFinish()
}

@objc @Faked protocol Archived {
  init(version: Int)
  func archive() -> Bool
}

@MainActor @objc @Faked protocol Renderer {
  func render() -> Int
}

@Faked protocol Player: ResumableDownloader, Renderer {
  func titles() -> [String]
  static func make() -> Self
}

@Faked protocol Library {
  func player() -> any Player
  func observer() -> any DownloadObserver
}
