import FakegenCore
import FakegenSyntax
import Testing

@testable import fakegen

/// Checks how settings of targets are read from a package manifest, in the various ways that people write them.
struct PackageManifestTests {
  @Test(arguments: ["InternalImportsByDefault", "ExistentialAny"])
  func `only the feature makes imports internal`(feature: String) {
    let target = #".target(name: "A", swiftSettings: [.enableUpcomingFeature("\#(feature)")])"#
    var configuration = Configuration()
    configuration.apply(manifest(target), to: "A")
    // A 'public import' in the sources decides where the feature is mentioned.
    #expect(configuration.importsAreInternal == (feature == "ExistentialAny" ? false : nil))
  }

  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SourceText(path: "Package.swift", text))
  }
}
