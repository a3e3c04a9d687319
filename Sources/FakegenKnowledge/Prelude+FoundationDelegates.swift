extension Prelude {
  /// Without Objective-C there are no optional requirements, so here these protocols require all their members.
  static let foundationDelegates = """
    @objc public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    @objc public protocol URLSessionTaskDelegate: URLSessionDelegate {}
    @objc public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
      #if !canImport(ObjectiveC)
        func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
        func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
      #endif
    }
    @objc public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    }
    public protocol NSCacheDelegate: NSObjectProtocol {
      #if !canImport(ObjectiveC)
        func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
      #endif
    }
    public protocol FileManagerDelegate: NSObjectProtocol, Sendable {
      #if !canImport(ObjectiveC)
        func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool
        func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool
      #endif
    }
    """
}
