import FakedSpies
import Testing

@testable import Gallery

struct Offline: Error {}

/// The extension's `true` is kept, so a download is tried again unless the spy is told otherwise.
@Test func `a failed download is tried again until the delegate declines`() {
  let delegate = SpyDownloadDelegate()
  let download = Download()
  download.delegate = delegate
  delegate.when.downloadShouldRetry().returns(true, false)
  download.run { throw Offline() }
  #expect(download.attempts == 2)
  #expect(delegate.calls.download(didFailWith: .any).count == 1)
  #expect(delegate.calls.download(didFinishWith: .any).isEmpty)
}
