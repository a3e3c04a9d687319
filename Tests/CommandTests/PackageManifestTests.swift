import FakegenSyntax
import Testing

@testable import fakegen

/// Checks how settings of targets are read from a package manifest, in the various ways that people write them.
struct PackageManifestTests {
  @Test(arguments: [
    (#".target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])"#, ["A"]),
    (#".target(name: "A", dependencies: [.product(name: "B", package: "b")])"#, []),
    (#".testTarget(name: "A", swiftSettings: [.defaultIsolation(nil)])"#, []),
    (#".target(name: "A"), .testTarget(name: "B", swiftSettings: settings)"#, ["B"]),
    (#".executableTarget(name: "A", swiftSettings: settings + [.define("B")]),"#, ["A"]),
    (#".target(name: "A" /* .defaultIsolation(MainActor.self) */), .target(name: "B")"#, []),
    (
      """
      .target(
        name: "A", dependencies: [.target(name: "B")],
        swiftSettings: [
          .enableUpcomingFeature("C"),
          .defaultIsolation(MainActor.self),
        ])
      """, ["A"]
    ),
  ])
  func `targets on the main actor are found`(targets: String, expected: [String]) {
    let manifest = manifest(
      """
      let settings: [SwiftSetting] = [
        .defaultIsolation(MainActor.self)
      ]
      let package = Package(name: "P", targets: [\(targets)])
      """)
    #expect(manifest.targetsOnMainActor.sorted() == expected)
    #expect(manifest.unclearOffsets == [])
  }

  @Test func `targets with the build plugin are found`() {
    let manifest = manifest(
      """
      let plugins: [Target.PluginUsage] = [.plugin(name: "FakegenPlugin", package: "fakegen")]
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A", dependencies: [.target(name: "B")]),
          .testTarget(
            name: "ATests", dependencies: ["A"],
            plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
          .testTarget(name: "BTests", plugins: plugins),
          .testTarget(name: "CTests", plugins: ["OtherPlugin"]),
        ])
      """)
    #expect(manifest.targetsWithPlugin.sorted() == ["ATests", "BTests"])
    #expect(manifest.targetsOnMainActor == [])
  }

  @Test(arguments: [
    "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
    "func f(_ s: Target) { s.swiftSettings?.append(.defaultIsolation(MainActor.self)) }",
    #"p(.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self, .when(x: y))]))"#,
    "let a = [.defaultIsolation(MainActor.self)]\nfor t in package.targets { t.x = a }",
  ])
  func `settings that cannot be read are reported`(text: String) {
    #expect(manifest(text).unclearOffsets.count == 1)
    #expect(manifest(text).targetsOnMainActor == [])
  }

  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SourceText(path: "Package.swift", text))
  }
}
