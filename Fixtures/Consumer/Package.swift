// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "fakegen", path: "../.."),
    .package(path: "Sharing"),
  ],
  targets: [
    // As the guide has it.
    .target(name: "Greeting", dependencies: [.product(name: "Faked", package: "fakegen")]),
    .testTarget(
      name: "GreetingTests",
      dependencies: [
        "Greeting",
        .product(name: "FakedRuntime", package: "fakegen"),
        .product(name: "FakedSpies", package: "fakegen"),
      ],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
    .target(name: "AppModel", dependencies: [.product(name: "Faked", package: "fakegen")]),
    .target(
      name: "App",
      dependencies: [
        "AppModel", .product(name: "Faked", package: "fakegen"),
        .product(name: "SharingKit", package: "Sharing"),
      ]),
    // Screens with previews, which need fakes in debug builds.
    .target(
      name: "Screens",
      dependencies: [
        "App", .product(name: "Faked", package: "fakegen"),
        .product(name: "FakedRuntime", package: "fakegen"),
      ],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
    // Modules that share names, one of them on the main actor.
    .target(name: "Core", dependencies: [.product(name: "Faked", package: "fakegen")]),
    .target(
      name: "Net", dependencies: ["Core", .product(name: "Faked", package: "fakegen")]),
    .target(
      name: "Feature", dependencies: ["Net", .product(name: "Faked", package: "fakegen")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The fakes of several modules, for whoever tests.
    .target(
      name: "TestSupport",
      dependencies: [
        "Core", "Net", .product(name: "FakedRuntime", package: "fakegen"),
        .product(name: "SharingKit", package: "Sharing"),
      ],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
    .testTarget(
      name: "NetTests",
      dependencies: [
        "Net", "TestSupport", .product(name: "FakedRuntime", package: "fakegen"),
      ]),
    // What it reaches through others, the library fakes.
    .testTarget(
      name: "FlowTests",
      dependencies: ["Feature", "TestSupport", .product(name: "FakedRuntime", package: "fakegen")],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
    .testTarget(
      name: "FeatureTests",
      dependencies: ["Feature", .product(name: "FakedRuntime", package: "fakegen")],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
    // Its fakes are written by the command, and committed.
    .testTarget(
      name: "CoreTests",
      dependencies: ["Core", .product(name: "FakedRuntime", package: "fakegen")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "AppModel", .product(name: "FakedRuntime", package: "fakegen"),
        .product(name: "SharingKit", package: "Sharing"),
      ],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
  ]
)
