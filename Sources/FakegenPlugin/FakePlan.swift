import Foundation
import PackagePlugin

/// What is generated for one target, and from which files.
struct FakePlan {
  /// The targets whose protocols are faked: a test target's own dependencies, else the target itself.
  let subjects: [any SourceModuleTarget]
  /// What the tool is to be called with.
  let arguments: [String]
  /// All files that the output depends on.
  let inputFiles: [URL]

  /// Decides what is generated; `nil` if the target has no Swift sources.
  ///
  /// - Parameters:
  ///   - target: The target that the fakes are compiled in.
  ///   - output: The file to write.
  init?(for target: any Target, output: URL) {
    guard let target = target as? any SourceModuleTarget else { return nil }
    let isTest = target.kind == .test
    subjects = isTest ? Self.testedTargets(of: target) : [target]
    let names = Set(subjects.map(\.moduleName)).union(Self.ownModules)
    let dependencies = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { !names.contains($0.moduleName) && $0.kind != .macro }
    // The tests' own sources say which members are written by hand.
    let supporting = dependencies + (isTest ? [target] : [])

    let sources = subjects.flatMap { Self.swiftFiles(of: $0, except: output) }
    let support = supporting.flatMap { Self.swiftFiles(of: $0, except: output) }
    let configuration = target.directoryURL.appending(path: ".fakegen.json")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    arguments =
      ["--output", output.path, "--config", hasConfiguration ? configuration.path : ""]
      + (isTest ? subjects.flatMap { ["--testable-import", $0.moduleName] } : [])
      + support.flatMap { ["--support", $0.path] }
      + (isTest ? Self.swiftFiles(of: target, except: output).flatMap { ["--lint", $0.path] } : [])
      + ["--"] + sources.map(\.path)
    inputFiles = sources + support + (hasConfiguration ? [configuration] : [])
  }

  /// The targets of the same package that a test target names as dependencies.
  private static func testedTargets(of test: any SourceModuleTarget) -> [any SourceModuleTarget] {
    test.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency,
        let module = target as? any SourceModuleTarget,
        [.generic, .executable].contains(module.kind), !ownModules.contains(module.moduleName)
      else { return nil }
      return module
    }
  }

  private static func swiftFiles(of target: any SourceModuleTarget, except output: URL) -> [URL] {
    target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.standardizedFileURL != output.standardizedFileURL }
      .sorted { $0.path < $1.path }
  }

  /// What the fakes are made with is nothing to fake, nor to learn from.
  private static let ownModules: Set = ["Faked", "FakedMacros", "FakedRuntime", "FakegenSyntax"]
}

extension FakePlan {
  /// Whether a target is made to hold fakes: it depends on their runtime.
  static func holdsFakes(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "FakedRuntime"
      case .product(let product): product.name == "FakedRuntime"
      @unknown default: false
      }
    }
  }
}
