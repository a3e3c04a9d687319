import Foundation
import PackagePlugin

/// `swift package fakegen` writes the fakes into the source tree, for teams that commit them.
///
/// Each target that depends on `FakedRuntime` gets a `Fakes.generated.swift`. With `--check` nothing
/// is written, and the command fails if a file is stale.
@main
struct FakegenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try self.targets(named: names, in: context.package)
    var hasFailed = false
    for target in targets {
      let output = target.directoryURL.appending(path: "Fakes.generated.swift")
      guard let plan = FakePlan(for: target, output: output) else { continue }
      let process = Process()
      process.executableURL = try context.tool(named: "fakegen").url
      process.currentDirectoryURL = context.package.directoryURL
      process.arguments = extractor.remainingArguments + plan.arguments
      try process.run()
      process.waitUntilExit()
      hasFailed = hasFailed || process.terminationStatus != 0
    }
    // The tool said why.
    if hasFailed { throw Failure(description: "fakegen failed") }
  }

  private func targets(named names: [String], in package: Package) throws -> [any Target] {
    if !names.isEmpty { return try package.targets(named: names) }
    let targets = package.targets.filter(FakePlan.holdsFakes)
    guard !targets.isEmpty else {
      throw Failure(
        description: "no target depends on 'FakedRuntime'; add it to the targets that hold fakes, "
          + "or name one with '--target <name>'")
    }
    return targets
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
