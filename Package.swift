// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "fakegen",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13)],
  products: [
    .library(name: "Faked", targets: ["Faked"]),
    .library(name: "FakedRuntime", targets: ["FakedRuntime"]),
    .executable(name: "fakegen", targets: ["fakegen"]),
  ],
  targets: [
    // The generator: dependencies only point down.
    .target(name: "FakegenSyntax"),
    .target(name: "FakegenCore", dependencies: ["FakegenSyntax"]),
    .executableTarget(name: "fakegen", dependencies: ["FakegenCore", "FakegenSyntax"]),

    // What users import.
    .target(name: "FakedRuntime"),
    .macro(name: "FakedMacros", dependencies: ["FakegenSyntax"]),
    .target(name: "Faked", dependencies: ["FakedMacros"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
