import Faked

/// A delegate: only classes can be one, and most members are optional.
@Faked(createSpy: true)
protocol DownloadDelegate: AnyObject {
  func download(_ download: Download, didFinishWith bytes: [UInt8])
  func download(_ download: Download, didFailWith error: any Error)
  func downloadShouldRetry(_ download: Download) -> Bool
}

extension DownloadDelegate {
  func downloadShouldRetry(_ download: Download) -> Bool { true }
}

/// What is tested: it asks its delegate what to do.
final class Download {
  weak var delegate: (any DownloadDelegate)?
  private(set) var attempts = 0

  func run(_ fetch: () throws -> [UInt8]) {
    while attempts < 3 {
      attempts += 1
      do {
        delegate?.download(self, didFinishWith: try fetch())
        return
      } catch {
        if delegate?.downloadShouldRetry(self) == true, attempts < 3 { continue }
        delegate?.download(self, didFailWith: error)
        return
      }
    }
  }
}
