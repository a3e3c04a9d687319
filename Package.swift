// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// The prebuilt tool of this version, which saves each build the time to compile it; `nil` on branches.
///
/// `.ci/release` writes it.
let released: (url: String, checksum: String)? = nil

/// The tool that somebody wants instead, by a path, or by a URL with `#` and a checksum behind it; `source` is the one
/// that is compiled.
let tool = Context.environment["FAKEGEN_BUNDLE"].flatMap { $0.isEmpty ? nil : $0 }

/// Whether the plugins are to generate nothing, as where programs are built and never tested: then nobody needs a tool.
let isOff = ["off", "false", "no", "0"].contains(Context.environment["FAKEGEN"]?.lowercased())

/// Whether the package manager was started in this folder, to build and test fakegen itself.
///
/// It would compile the generator a second time then, for plugins that nobody here runs.
let isDeveloped = tool == nil && Context.environment["PWD"] == Context.packageDirectory

/// The artifact bundle that the plugins' tool comes from; `nil` if it is compiled.
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
    // The generator: dependencies only point down.
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

    // What users import.
    .target(name: "FakedRuntime"),
    .target(name: "FakedSpies", dependencies: ["FakedRuntime"]),
    .macro(name: "FakedMacros"),
    .target(name: "Faked", dependencies: ["FakedMacros"]),

    // Fixtures that are compiled: a golden that does not compile breaks the build.
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

    .target(name: "TestSupport", path: "Tests/TestSupport"),
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
      name: "Mutation", dependencies: ["FakegenCore", "FakegenSyntax"], path: "Tests/Mutation",
      exclude: ["run"]),
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
      dependencies: ["fakegen", "FakegenSyntax", "Faked", "Goldens", "SyntaxDump", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["fakegen", "TestSupport"]),
  ]
)

let fixtures: Set = [
  "GoldenFixtures", "Storefront", "StorefrontTests", "Gallery", "GalleryTests", "Guide",
  "GuideTests",
]

let generator = ["fakegen", "FakegenCore", "FakegenKnowledge", "FakegenSyntax"]

/// What runs while others build, and is no part of what they build.
let tools = generator + ["FakedMacros"]

if isOff || bundle != nil {
  package.products.removeAll { $0.name == "fakegen" }
  // What is left is what users build: no generator, and no tests of it.
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

/// A path as a manifest has to spell it: from the package's folder.
func pathFromPackage(to path: String) -> String {
  guard path.hasPrefix("/") else { return path }
  let depth = Context.packageDirectory.split(separator: "/").count
  return String(repeating: "../", count: depth) + path.dropFirst()
}

for target in package.targets {
  if target.type == .binary { continue }
  // Fixtures are what users write, and few users turn features on.
  if fixtures.contains(target.name) || target.type == .plugin { continue }
  // Data races in the tool are looked for here; who depends on it does not wait for that.
  let isChecked = isDeveloped || !tools.contains(target.name)
  target.swiftSettings = [
    .swiftLanguageMode(isChecked ? .v6 : .v5),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// On a branch, whoever depends on fakegen compiles the tool, and neither optimizes nor debugs it: an optimized build takes
// four times as long, debug information a tenth of a build or more, and what the compiler checks of its own output a
// twentieth. A release build would read all files once more to write the module. The package manager does not allow
// versions to say so, and they bring their tool along.
if bundle == nil, !isDeveloped, let git = Context.gitInformation, git.currentTag == nil {
  for target in package.targets where tools.contains(target.name) {
    target.swiftSettings? += [
      .unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify"]),
      .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release)),
    ]
  }
}
