import Foundation
import PackagePlugin

/// Generates fakes whenever a target is built.
///
/// On a test target: the fakes of the annotated protocols in the targets that it tests. On any other
/// target: the fakes of its own protocols.
@main
struct FakegenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "Fakes.generated.swift")
    guard let plan = FakePlan(for: target, output: output) else { return [] }
    let names = plan.subjects.map(\.name).joined(separator: ", ")
    return [
      .buildCommand(
        displayName: "Generating fakes of \(names) for \(target.name)",
        executable: try context.tool(named: "fakegen").url,
        // The compiler reads the same sources in the same build, and words its errors better.
        arguments: ["--build-step"] + plan.arguments,
        inputFiles: plan.inputFiles, outputFiles: [output])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FakegenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let output = context.pluginWorkDirectoryURL.appending(path: "Fakes.generated.swift")
      let tested = target.dependencies.compactMap { dependency -> XcodeTarget? in
        if case .target(let target) = dependency { target } else { nil }
      }
      let isTest = target.product?.kind.isTestBundle ?? false
      let subjects = isTest ? tested : [target]
      let sources = subjects.flatMap(\.swiftFiles)
      let support = isTest ? target.swiftFiles : tested.flatMap(\.swiftFiles)
      let imports = isTest ? subjects.flatMap { ["--testable-import", $0.moduleName] } : []
      return [
        .buildCommand(
          displayName: "Generating fakes for \(target.displayName)",
          executable: try context.tool(named: "fakegen").url,
          arguments: ["--build-step", "--output", output.path]
            + ["--config", ""] + imports + support.flatMap { ["--support", $0.path] }
            + (isTest ? target.swiftFiles.flatMap { ["--lint", $0.path] } : []) + ["--"]
            + sources.map(\.path),
          inputFiles: sources + support, outputFiles: [output])
      ]
    }
  }

  extension XcodeTarget {
    fileprivate var swiftFiles: [URL] {
      inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    }

    /// The target's name as Xcode makes a module's name of it.
    fileprivate var moduleName: String {
      String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }

  extension XcodeProduct.Kind {
    fileprivate var isTestBundle: Bool {
      if case .other(let kind) = self { kind.contains("test") } else { false }
    }
  }
#endif
