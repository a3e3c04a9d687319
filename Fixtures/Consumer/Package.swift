// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "fakegen", path: "../.."),
    .package(path: "Sharing"),
  ],
  targets: [
    .target(name: "AppModel", dependencies: [.product(name: "Faked", package: "fakegen")]),
    .target(
      name: "App",
      dependencies: [
        "AppModel", .product(name: "Faked", package: "fakegen"),
        .product(name: "Sharing", package: "Sharing"),
      ]),
    // Screens with previews, which need fakes in debug builds.
    .target(
      name: "Screens",
      dependencies: [
        "App", .product(name: "Faked", package: "fakegen"),
        .product(name: "FakedRuntime", package: "fakegen"),
      ],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "AppModel", .product(name: "FakedRuntime", package: "fakegen"),
        .product(name: "Sharing", package: "Sharing"),
      ],
      plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
  ]
)
