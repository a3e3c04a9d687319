import Foundation
import PackagePlugin

/// The modules that a target sees, and which of them it fakes.
struct FakedModules {
  private let target: any SourceModuleTarget
  private let package: Package
  /// All modules of Swift that the target depends on, directly or not, but for those of fakegen.
  let visible: [any SourceModuleTarget]

  init(of target: any SourceModuleTarget, in package: Package) {
    self.target = target
    self.package = package
    visible = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { $0.kind != .macro && !Self.ownModules.contains($0.moduleName) }
  }

  /// What the fakes are made with is nothing to fake, nor to learn from.
  private static let ownModules: Set = [
    "Faked", "FakedMacros", "FakedRuntime", "FakedSpies", "FakegenCore", "FakegenSyntax",
  ]

  func isOwn(_ module: any SourceModuleTarget) -> Bool {
    package.targets.contains { $0.id == module.id }
  }

  /// The modules of the package that tests depend on, directly or not.
  var tested: [any SourceModuleTarget] {
    visible.filter { [.generic, .executable].contains($0.kind) && isOwn($0) }
  }

  /// The modules that `.fakegen.json` names.
  func named(_ names: [String]) throws -> [any SourceModuleTarget] {
    // What the target declares itself is faked anyway.
    try names.filter { !target.isNamed($0) }.map { name in
      guard let module = visible.first(where: { $0.isNamed(name) }) else {
        throw PluginError(
          description: "'.fakegen.json' of '\(target.name)' names the module '\(name)', which "
            + "'\(target.name)' does not depend on; add it to the target's dependencies")
      }
      return module
    }
  }

  /// The modules of which another target says what there is to warn of: tests that depend on them directly, where these
  /// do not, or a target that names them.
  func mutedModules(among modules: [any SourceModuleTarget]) -> [String] {
    // Who names its modules speaks of them: two that do would mute each other.
    guard target.kind == .test, TargetConfiguration(of: target).modules == nil else { return [] }
    return modules.filter { module in
      !target.dependsDirectly(on: module)
        && package.targets.contains { other in
          other.id != target.id && (other.isTest(of: module) || other.names(module))
        }
    }.map(\.moduleName)
  }
}

extension SourceModuleTarget {
  /// Whether a name is the target's or its module's.
  fileprivate func isNamed(_ name: String) -> Bool { name == moduleName || name == self.name }

  /// The file that the command wrote, or another one of its name.
  var committedFakes: URL? {
    sourceFiles.first { $0.url.lastPathComponent == FakePlan.fileName }?.url
  }
}

extension Target {
  func dependsDirectly(on module: any SourceModuleTarget) -> Bool {
    dependencies.contains { dependency in
      if case .target(let target) = dependency { target.id == module.id } else { false }
    }
  }

  /// Whether a target's `.fakegen.json` names a module.
  fileprivate func names(_ module: any SourceModuleTarget) -> Bool {
    let names = (self as? any SourceModuleTarget).flatMap { TargetConfiguration(of: $0).modules }
    return names?.contains(where: module.isNamed) ?? false
  }

  /// Whether a target most likely fakes a module in its build, because it tests that.
  fileprivate func isTest(of module: any SourceModuleTarget) -> Bool {
    guard let target = self as? any SourceModuleTarget else { return false }
    return target.kind == .test && dependsOnRuntime && target.committedFakes == nil
      && dependsDirectly(on: module)
  }

  /// Whether a target names the fakes' runtime among its dependencies.
  var dependsOnRuntime: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "FakedRuntime"
      case .product(let product): product.name == "FakedRuntime"
      @unknown default: false
      }
    }
  }

  /// Whether a target sees the library of spies.
  var holdsSpies: Bool { recursiveTargetDependencies.contains { $0.name == "FakedSpies" } }

  /// Whether a target is made to hold fakes: it sees their runtime.
  var holdsFakes: Bool { recursiveTargetDependencies.contains { $0.name == "FakedRuntime" } }
}
