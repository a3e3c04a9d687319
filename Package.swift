// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// The prebuilt tool of this version, so that builds need not compile it; `nil` on branches.
///
/// `.ci/release` sets it.
let released: (url: String, checksum: String)? = nil

/// The tool to use instead, as a path, as a URL followed by `#` and a checksum, or as `source` to compile it.
let tool = Context.environment["FAKEGEN_BUNDLE"].flatMap { $0.isEmpty ? nil : $0 }

/// Whether the plugins generate nothing, so that no tool is needed, as on machines that only build programs.
let isOff = ["off", "false", "no", "0"].contains(Context.environment["FAKEGEN"]?.lowercased())

/// Whether SwiftPM was started in this folder, to build and test fakegen itself.
///
/// It would then compile the generator a second time, for plugins that are not used here.
let isDeveloped = tool == nil && Context.environment["PWD"] == Context.packageDirectory

/// The artifact bundle with the plugins' tool; `nil` if the tool is compiled.
let bundle: String? =
  switch tool {
  case "source": nil
  case let tool?: tool
  case nil: isDeveloped ? nil : released.map { "\($0.url)#\($0.checksum)" }
  }

let package = Package(
  name: "fakegen",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13)],
  products: [
    .library(name: "Faked", targets: ["Faked"]),
    .library(name: "FakedRuntime", targets: ["FakedRuntime"]),
    .library(name: "FakedSpies", targets: ["FakedSpies"]),
    .executable(name: "fakegen", targets: ["fakegen"]),
    .plugin(name: "FakegenPlugin", targets: ["FakegenPlugin"]),
    .plugin(name: "FakegenCommand", targets: ["FakegenCommand"]),
    .plugin(name: "FakegenCheck", targets: ["FakegenCheck"]),
  ],
  targets: [
    // The generator, in which dependencies only point down.
    .target(name: "FakegenSyntax"),
    .target(name: "FakegenKnowledge"),
    .target(
      name: "FakegenCore", dependencies: ["FakegenKnowledge", "FakegenSyntax"],
      exclude: ["README.md"]),
    .executableTarget(name: "fakegen", dependencies: ["FakegenCore", "FakegenSyntax"]),

    .plugin(
      name: "FakegenPlugin", capability: .buildTool(), dependencies: ["fakegen"],
      path: "Sources/FakegenPlugin"),
    .plugin(
      name: "FakegenCommand",
      capability: .command(
        intent: .custom(verb: "fakegen", description: "Generate fakes into the source tree."),
        permissions: [.writeToPackageDirectory(reason: "It writes Fakes.generated.swift files.")]),
      dependencies: ["fakegen"], path: "Sources/FakegenCommand"),
    .plugin(
      name: "FakegenCheck",
      capability: .command(
        intent: .custom(
          verb: "check-fakes", description: "Check that generated fakes are up to date.")),
      dependencies: ["fakegen"], path: "Sources/FakegenCheck"),

    // The libraries that users import, and their macro.
    .target(name: "FakedRuntime"),
    .target(name: "FakedSpies", dependencies: ["FakedRuntime"]),
    .macro(name: "FakedMacros"),
    .target(name: "Faked", dependencies: ["FakedMacros"]),

    // Fixtures are compiled, so that a golden that does not compile breaks the build.
    .target(
      name: "GoldenFixtures", dependencies: ["Faked", "FakedRuntime", "FakedSpies"],
      path: "Fixtures/Golden"),
    .target(
      name: "Storefront", dependencies: ["Faked", "FakedRuntime"],
      path: "Fixtures/Storefront/Sources"),

    .target(name: "Gallery", dependencies: ["Faked"], path: "Fixtures/Gallery/Sources"),
    .target(
      name: "Guide", dependencies: ["Faked", "FakedRuntime", "FakedSpies"],
      path: "Fixtures/Guide/Sources"),

    .target(name: "TestSupport", dependencies: ["FakegenSyntax"], path: "Tests/TestSupport"),
    .target(
      name: "Goldens", dependencies: ["FakegenCore", "FakegenSyntax", "TestSupport"],
      path: "Tests/Goldens"),
    .executableTarget(
      name: "Record",
      dependencies: ["fakegen", "FakegenCore", "FakegenSyntax", "Goldens", "TestSupport"],
      path: "Tests/Record"),
    .executableTarget(
      name: "SyntaxDump", dependencies: ["FakegenSyntax"], path: "Tests/SyntaxDump"),
    .executableTarget(
      name: "Mutation", dependencies: ["FakegenCore", "FakegenSyntax", "TestSupport"],
      path: "Tests/Mutation", exclude: ["run"]),
    .testTarget(name: "FakegenSyntaxTests", dependencies: ["FakegenSyntax", "TestSupport"]),
    .testTarget(
      name: "FakegenCoreTests",
      dependencies: ["FakegenCore", "FakegenKnowledge", "FakegenSyntax", "TestSupport"]),
    .testTarget(name: "FakedRuntimeTests", dependencies: ["FakedRuntime"]),
    .testTarget(name: "FakedSpiesTests", dependencies: ["FakedSpies"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "FakegenCore", "FakegenSyntax", "GoldenFixtures", "FakedRuntime", "FakedSpies", "Goldens",
        "TestSupport",
      ]),
    .testTarget(
      name: "StorefrontTests", dependencies: ["Storefront", "FakedRuntime", "FakedSpies"],
      path: "Fixtures/Storefront/Tests"),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "FakedRuntime", "FakedSpies"],
      path: "Fixtures/Gallery/Tests"),
    .testTarget(
      name: "GuideTests", dependencies: ["Guide", "FakedRuntime", "FakedSpies"],
      path: "Fixtures/Guide/Tests"),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "fakegen", "FakegenKnowledge", "FakegenSyntax", "Faked", "Goldens", "SyntaxDump",
        "TestSupport",
      ]),
    .testTarget(name: "ArchitectureTests", dependencies: ["fakegen", "TestSupport"]),
  ]
)

let fixtures: Set = [
  "GoldenFixtures", "Storefront", "StorefrontTests", "Gallery", "GalleryTests", "Guide",
  "GuideTests",
]

let generator = ["fakegen", "FakegenCore", "FakegenKnowledge", "FakegenSyntax"]

/// The targets that run during builds, and are not part of what is built.
let tools = generator + ["FakedMacros"]

if isOff || bundle != nil {
  package.products.removeAll { $0.name == "fakegen" }
  // Only the targets that users build are left, without the generator and tests.
  package.targets.removeAll { target in
    target.isTest || generator.contains(target.name)
      || target.path?.hasPrefix("Tests/") == true || fixtures.contains(target.name)
  }
}

if isOff {
  let commands = ["FakegenCommand", "FakegenCheck"]
  package.products.removeAll { commands.contains($0.name) }
  package.targets.removeAll { commands.contains($0.name) }
} else if let bundle {
  let parts = bundle.split(separator: "#").map(String.init)
  package.targets.append(
    parts.count == 2
      ? .binaryTarget(name: "fakegen", url: parts[0], checksum: parts[1])
      : .binaryTarget(name: "fakegen", path: pathFromPackage(to: bundle)))
}

if isDeveloped || isOff {
  for target in package.targets where target.type == .plugin { target.dependencies = [] }
}

/// Returns a path relative to the package's folder, as a manifest requires.
func pathFromPackage(to path: String) -> String {
  guard path.hasPrefix("/") else { return path }
  let depth = Context.packageDirectory.split(separator: "/").count
  return String(repeating: "../", count: depth) + path.dropFirst()
}

for target in package.targets {
  if target.type == .binary { continue }
  // Fixtures are like users' code, and few users enable upcoming features.
  if fixtures.contains(target.name) || target.type == .plugin { continue }
  // Data races in the tool are checked only when fakegen itself is developed; its users need not wait for that.
  let isChecked = isDeveloped || !tools.contains(target.name)
  target.swiftSettings = [
    .swiftLanguageMode(isChecked ? .v6 : .v5),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// Fixtures are never run in releases: there it is enough that they compile.
for target in package.targets where isDeveloped && fixtures.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// Tests check at run time that no variable is changed while it is used. In releases, that took two percent of a run.
for target in package.targets where isDeveloped && generator.contains(target.name) {
  target.swiftSettings? += [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]
}

// On a branch, packages that depend on fakegen compile the tool without optimization and debug information: an
// optimized build takes four times as long, debug information takes a tenth of a build or more, and verification by
// the compiler a twentieth. A release build would also read all files once more to write the module. SwiftPM does not
// allow such flags in versions, which have a prebuilt tool instead.
if bundle == nil, !isDeveloped, let git = Context.gitInformation, git.currentTag == nil {
  for target in package.targets where tools.contains(target.name) {
    target.swiftSettings? += [
      .unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify"]),
      .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release)),
    ]
  }
}
