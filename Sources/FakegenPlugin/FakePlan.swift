import Foundation
import PackagePlugin

/// What is generated for one target, and from which files.
struct FakePlan {
  /// What the generated file is called.
  static let fileName = "Fakes.generated.swift"

  /// The targets whose protocols are faked.
  let subjects: [any SourceModuleTarget]
  /// What the tool is to be called with.
  let arguments: [String]
  /// All files that the output depends on.
  let inputFiles: [URL]

  /// Decides what is generated; `nil` if the target has no Swift sources.
  ///
  /// - Parameters:
  ///   - target: The target that the fakes are compiled in.
  ///   - package: The package of the target.
  ///   - output: The file to write.
  /// - Throws: `PluginError`, if `.fakegen.json` names a module that the target does not see.
  init?(for target: any Target, of package: Package, output: URL) throws {
    guard let target = target as? any SourceModuleTarget else { return nil }
    let configuration = TargetConfiguration(of: target)
    let modules = FakedModules(of: target, in: package)
    let isTest = target.kind == .test
    let others = try configuration.modules.map(modules.named) ?? (isTest ? modules.tested : [])
    let isElsewhere = isTest || configuration.modules != nil
    subjects = isElsewhere ? others : [target]

    let faked = Set(subjects.map(\.id))
    let supporting = modules.visible.filter { !faked.contains($0.id) }
    // What the target itself declares stands beside the fakes of the others.
    let sources = (others + [target]).flatMap { Self.swiftFiles(of: $0, except: output) }
    let support = supporting.flatMap { Self.swiftFiles(of: $0, except: output) }
    let imports = others.flatMap { module in
      [isTest && modules.isOwn(module) ? "--testable-import" : "--import", module.moduleName]
    }
    let folders = isElsewhere ? subjects + supporting + [target] : supporting
    let manifest = package.directoryURL.appending(path: "Package.swift")
    let linted = isTest ? Self.swiftFiles(of: target, except: output) : []
    arguments =
      ["--output", output.path, "--config", configuration.file?.path ?? ""] + imports
      + folders.flatMap { ["--module", "\($0.moduleName)=\($0.directoryURL.path)"] }
      + support.flatMap { ["--support", $0.path] } + linted.flatMap { ["--lint", $0.path] }
      + modules.mutedModules(among: others).flatMap { ["--mute", $0] }
      + ["--manifest", "\(target.name)=\(manifest.path)"]
      + (target.holdsSpies ? [] : ["--without-spies", target.name]) + ["--"]
      + sources.map(\.path)
    inputFiles = sources + support + [manifest] + [configuration.file].compactMap { $0 }
  }

  private static func swiftFiles(of target: any SourceModuleTarget, except output: URL) -> [URL] {
    target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.standardizedFileURL != output.standardizedFileURL }
      .sorted { $0.path < $1.path }
  }
}

/// What is wrong, for people to read.
struct PluginError: Error, CustomStringConvertible {
  let description: String
}
