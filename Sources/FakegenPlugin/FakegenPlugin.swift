import Foundation
import PackagePlugin

/// A build-tool plugin that generates fakes in each build of a target.
///
/// For a test target, these are fakes of the annotated protocols in all targets of the package that it depends on,
/// directly or indirectly; for any other target, fakes of its own protocols. `"modules"` in `.fakegen.json` names
/// other modules instead.
@main
struct FakegenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    switch Switch() {
    case .off(let written):
      sayOnce(
        "'FAKEGEN=\(written)': no fakes are generated in this build", in: context.package, target)
      return []
    case .unknown(let written):
      sayOnce(
        "'FAKEGEN=\(written)' has no effect; 'FAKEGEN=off' generates no fakes", in: context.package,
        target)
    case .on: break
    }
    let output = context.pluginWorkDirectoryURL.appending(path: TargetPlan.fileName)
    guard let plan = try TargetPlan(for: target, of: context.package, output: output) else {
      return []
    }
    guard isReady(target) else { return [] }
    for warning in plan.unreadConfigurations(of: target, in: context.package) {
      Diagnostics.warning(warning)
    }
    if let warning = plan.emptyLibrary(target, in: context.package) { Diagnostics.warning(warning) }
    let names = plan.subjects.map(\.name).joined(separator: ", ")
    return [
      .buildCommand(
        displayName: "Generating fakes of \(names) for \(target.name)",
        executable: try context.tool(named: "fakegen").url,
        // The compiler reads the same sources in the same build, and reports syntax errors better.
        arguments: ["--build-step"] + plan.arguments,
        inputFiles: plan.inputFiles, outputFiles: [output])
    ]
  }

  /// The value of the environment variable `FAKEGEN`.
  private enum Switch {
    case on
    /// Nothing is generated, and the tool is not available.
    case off(String)
    case unknown(String)

    init() {
      let written = ProcessInfo.processInfo.environment["FAKEGEN"] ?? ""
      // The package's manifest accepts the same words.
      switch written.lowercased() {
      case "", "on", "true", "yes", "1": self = .on
      case "off", "false", "no", "0": self = .off(written)
      default: self = .unknown(written)
      }
    }
  }

  /// Emits a warning for the first of the package's targets that may have the plugin, so that it appears only once.
  private func sayOnce(_ text: String, in package: Package, _ target: any Target) {
    let first = package.firstWithPlugin
    if first?.id == target.id || first == nil {
      Diagnostics.warning(text)
    }
  }

  /// Whether generated fakes can be compiled in a target; otherwise, reports what to do.
  private func isReady(_ target: any Target) -> Bool {
    if !target.holdsFakes {
      Diagnostics.error(
        "'\(target.name)' uses 'FakegenPlugin', but does not depend on 'FakedRuntime', which fakes "
          + "need; add '.product(name: \"FakedRuntime\", package: \"fakegen\")' to its dependencies"
      )
      return false
    }
    if let committed = (target as? any SourceModuleTarget)?.committedFakes {
      Diagnostics.error(
        "'FakegenPlugin' generates '\(TargetPlan.fileName)' in every build of '\(target.name)', which "
          + "already has a file with that name; remove the file, or the plugin from the target",
        file: committed.path)
      return false
    }
    return true
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FakegenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let output = context.pluginWorkDirectoryURL.appending(path: TargetPlan.fileName)
      let configuration = configuration(of: target, in: context.xcodeProject)
      let isTest = target.product?.kind.isTestBundle ?? false
      let visible = target.targetsBelow
      let names = configuration.modules?.filter { $0 != target.moduleName }
      let others = try modules(named: names, visible) ?? (isTest ? visible : [])
      let faked = Set(others.map(\.id))
      let supporting = visible.filter { !faked.contains($0.id) }

      // The folders of an Xcode project do not determine modules, so each file is assigned to one.
      let modules = (others + supporting + [target]).flatMap { module in
        module.swiftFiles.flatMap { ["--module", "\(module.moduleName)=\($0.path)"] }
      }
      let imports = others.flatMap {
        [isTest ? "--testable-import" : "--import", $0.moduleName]
      }
      let sources = (others + [target]).flatMap(\.swiftFiles)
      let support = supporting.flatMap(\.swiftFiles)
      let linted = isTest ? target.swiftFiles : []
      return [
        .buildCommand(
          displayName: "Generating fakes for \(target.displayName)",
          executable: try context.tool(named: "fakegen").url,
          arguments: ["--build-step", "--output", output.path]
            + ["--config", configuration.file?.path ?? ""] + imports + modules
            + others.flatMap { ["--leave-internals", $0.moduleName] }
            + support.flatMap { ["--support", $0.path] } + linted.flatMap { ["--lint", $0.path] }
            + ["--"] + sources.map(\.path),
          inputFiles: sources + support + configuration.lintedFiles
            + [configuration.file].compactMap { $0 },
          outputFiles: [output])
      ]
    }

    /// Returns the configuration in the folder with the target's name; otherwise, the one beside the project.
    private func configuration(
      of target: XcodeTarget, in project: XcodeProject
    ) -> TargetConfiguration {
      let folder = project.directoryURL
      let own = TargetConfiguration(folder: folder.appending(path: target.displayName))
      return own.file == nil ? TargetConfiguration(folder: folder) : own
    }

    /// Returns the targets that `.fakegen.json` names; `nil` if it names none.
    private func modules(
      named names: [String]?, _ visible: [XcodeTarget]
    ) throws -> [XcodeTarget]? {
      try names?.map { name in
        guard let module = visible.first(where: { $0.moduleName == name }) else {
          throw PluginError(
            description: "'.fakegen.json' names the module '\(name)', which this target does not "
              + "depend on; add it to the target's dependencies")
        }
        return module
      }
    }
  }

  extension XcodeTarget {
    /// The targets of the project that the target depends on, directly or indirectly.
    fileprivate var targetsBelow: [XcodeTarget] {
      var found: [XcodeTarget] = []
      var queue = dependencies
      while let next = queue.popLast() {
        guard case .target(let target) = next, !found.contains(where: { $0.id == target.id })
        else { continue }
        found.append(target)
        queue += target.dependencies
      }
      return found
    }

    fileprivate var swiftFiles: [URL] {
      inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    }

    /// The name of the target's module, as Xcode derives it.
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
