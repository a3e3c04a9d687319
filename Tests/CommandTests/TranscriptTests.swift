import Goldens
import TestSupport
import Testing

/// Runs the recorded sessions of the command line again, and compares every line and exit code.
struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func `each session prints its transcript`(transcript: Transcript) async throws {
    #expect(try await transcript.play() == Project.text(transcript.path))
  }

  @Test(arguments: Picture.all.map(\.path))
  func `a picture shows its session`(path: String) throws {
    let picture = try #require(Picture.all.first { $0.path == path })
    #expect(try picture.svg() == Project.text(path))
  }

  @Test func `sessions are found`() {
    #expect(Transcript.all.count > 3)
  }
}
