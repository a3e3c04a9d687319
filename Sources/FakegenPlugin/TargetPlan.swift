// The code that the plugins share is in one file, because the compiler compiles each file of a plugin separately,
// which costs the time of everybody who uses it.

import Foundation
import PackagePlugin

/// The fakes to generate for a target, and the files that they depend on.
struct TargetPlan {
  /// The name of the generated file.
  static let fileName = "Fakes.generated.swift"

  /// The targets whose protocols are faked.
  let subjects: [any SourceModuleTarget]
  /// The arguments of the tool.
  let arguments: [String]
  /// All files that the output depends on.
  let inputFiles: [URL]

  /// Plans the fakes of a target; `nil` if the target has no Swift sources.
  ///
  /// - Parameters:
  ///   - target: The target that the fakes are compiled in.
  ///   - package: The package of the target.
  ///   - output: The file to write.
  /// - Throws: `PluginError`, if `.fakegen.json` names a module that the target does not depend on.
  init?(for target: any Target, of package: Package, output: URL) throws {
    guard let target = target as? any SourceModuleTarget else { return nil }
    let configuration = TargetConfiguration(of: target)
    let modules = FakedModules(of: target, in: package)
    let isTest = target.kind == .test
    let others =
      try configuration.modules.map(modules.named) ?? (isTest ? modules.fakedByTests : [])
    let isElsewhere = isTest || configuration.modules != nil
    subjects = isElsewhere ? others : [target]

    let faked = Set(subjects.map(\.id))
    let supporting = modules.visible.filter { !faked.contains($0.id) }
    // The target's own declarations are visible to the fakes of other modules.
    let sources = (others + [target]).flatMap { Self.swiftFiles(of: $0, except: output) }
    let support = supporting.flatMap { Self.swiftFiles(of: $0, except: output) }
    let imports = others.flatMap { module in
      [isTest && modules.isOwn(module) ? "--testable-import" : "--import", module.moduleName]
    }
    let folders = isElsewhere ? subjects + supporting + [target] : supporting
    let manifest = package.manifest
    let linted = isTest ? Self.swiftFiles(of: target, except: output) : []
    var options = ["--output", output.path, "--config", configuration.file?.path ?? ""] + imports
    options += folders.flatMap { ["--module", "\($0.moduleName)=\($0.directoryURL.path)"] }
    options += support.flatMap { ["--support", $0.path] }
    options += linted.flatMap { ["--lint", $0.path] }
    options += modules.mutedModules(among: others).flatMap { ["--mute", $0] }
    options += modules.modulesOfInternals(among: others).flatMap { ["--leave-internals", $0] }
    options += ["--manifest", "\(target.name)=\(manifest.path)"]
    if !target.holdsSpies { options += ["--without-spies", target.name] }
    arguments = options + ["--"] + sources.map(\.path)
    inputFiles =
      sources + support + configuration.lintedFiles + [manifest]
      + [configuration.file].compactMap { $0 }
  }

  /// Returns warnings about configurations that are not read, because only the one in the folder of the target that
  /// holds the fakes counts.
  func unreadConfigurations(of target: any Target, in package: Package) -> [String] {
    let isFirst = package.firstWithPlugin?.id == target.id
    let root = package.directoryURL
    let roots = isFirst ? [root] + ["Sources", "Tests"].map { root.appending(path: $0) } : []
    let folders = roots + subjects.map(\.directoryURL)
    let holders = (package.targets.filter(\.holdsFakes) + [target]).map {
      $0.directoryURL.standardizedFileURL.path
    }
    let others = folders.filter { !holders.contains($0.standardizedFileURL.path) }
    return others.compactMap { TargetConfiguration(folder: $0).file }.map { file in
      "'\(file.path)' is not read; a configuration belongs in the folder of the target that holds "
        + "the fakes, such as '\(target.directoryURL.path)'"
    }
  }

  /// Returns a warning about a library that is meant for fakes but has nothing to fake; otherwise, `nil`.
  func emptyLibrary(_ target: any Target, in package: Package) -> String? {
    guard let target = target as? any SourceModuleTarget, target.kind != .test,
      TargetConfiguration(of: target).file == nil,
      let other = FakedModules(of: target, in: package).visible.first,
      !Self.swiftFiles(of: target, except: target.directoryURL).contains(where: { file in
        (try? Data(contentsOf: file))?.firstRange(of: Data("@Faked".utf8)) != nil
      })
    else { return nil }
    return "nothing in '\(target.name)' is annotated with '@Faked'; to fake the protocols of other "
      + "modules, name them in '\(target.directoryURL.appending(path: ".fakegen.json").path)', as in "
      + "'{ \"modules\": [\"\(other.moduleName)\"], \"access\": \"public\" }'"
  }

  /// Returns the sources of a target, without generated fakes.
  private static func swiftFiles(of target: any SourceModuleTarget, except output: URL) -> [URL] {
    target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter {
        $0.lastPathComponent != fileName
          && $0.standardizedFileURL != output.standardizedFileURL
      }
      .sorted { $0.path < $1.path }
  }
}

/// An error of a plugin, with a message for people.
struct PluginError: Error, CustomStringConvertible {
  let description: String
}

/// The settings in a target's `.fakegen.json` that the plugins use.
struct TargetConfiguration {
  /// The file, if there is one.
  let file: URL?
  /// The modules whose protocols are faked instead of the usual ones.
  let modules: [String]?
  /// Whether the fakes are public.
  let isPublic: Bool
  /// The files with fakes in which to find members that no longer implement a requirement.
  let lintedFiles: [URL]

  init(of target: any SourceModuleTarget) {
    self.init(folder: target.directoryURL)
  }

  init(folder: URL) {
    let file = folder.appending(path: ".fakegen.json")
    // Most targets have no such file, and to fail to read one takes many times longer.
    guard FileManager.default.fileExists(atPath: file.path), let data = try? Data(contentsOf: file)
    else {
      self.file = nil
      modules = nil
      isPublic = false
      lintedFiles = []
      return
    }
    self.file = file
    // The tool reports errors in the file.
    let content = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    func strings(_ key: String) -> [String]? {
      content?[key] as? [String] ?? (content?[key] as? String).map { [$0] }
    }
    modules = strings("modules")
    isPublic = content?["access"] as? String == "public"
    lintedFiles = (strings("lint") ?? []).flatMap { path -> [URL] in
      let url = folder.appending(path: path).standardizedFileURL
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      return names?.filter { $0.hasSuffix(".swift") }.sorted().map { url.appending(path: $0) }
        ?? [url]
    }
  }
}

/// The modules that a target depends on, and those of them that it fakes.
struct FakedModules {
  private let target: any SourceModuleTarget
  private let package: Package
  private let ownTargets: Set<Target.ID>
  /// All Swift modules that the target depends on, directly or indirectly, except those of fakegen.
  let visible: [any SourceModuleTarget]

  init(of target: any SourceModuleTarget, in package: Package) {
    self.target = target
    self.package = package
    ownTargets = Set(package.targets.map(\.id))
    visible = target.recursiveTargetDependencies
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind != .macro && !Self.ownModules.contains($0.moduleName) }
  }

  /// The modules of fakegen itself, which are neither faked nor read.
  private static let ownModules: Set = [
    "Faked", "FakedMacros", "FakedRuntime", "FakedSpies", "FakegenCore", "FakegenKnowledge",
    "FakegenSyntax",
  ]

  func isOwn(_ module: any SourceModuleTarget) -> Bool { ownTargets.contains(module.id) }

  /// The modules of the package that tests depend on, directly or indirectly.
  var tested: [any SourceModuleTarget] {
    visible.filter { [.generic, .executable].contains($0.kind) && isOwn($0) }
  }

  /// The tested modules that the tests fake themselves: not those that they reach only through other modules and
  /// whose public fakes a library provides.
  var fakedByTests: [any SourceModuleTarget] {
    let named = visible.filter { $0.kind != .test }.map(TargetConfiguration.init(of:))
      .filter(\.isPublic).compactMap(\.modules).joined()
    return tested.filter { module in
      target.dependsDirectly(on: module) || !named.contains(where: module.isNamed)
    }
  }

  /// A library that the tests depend on and that has the fakes of all tested modules but itself.
  var library: (any SourceModuleTarget)? {
    guard target.kind == .test, TargetConfiguration(of: target).modules == nil else { return nil }
    return visible.first { library in
      let names = library.kind == .test ? nil : TargetConfiguration(of: library).modules
      return names.map { names in
        tested.allSatisfy { $0.id == library.id || names.contains(where: $0.isNamed) }
      } ?? false
    }
  }

  /// Returns the modules that `.fakegen.json` names.
  func named(_ names: [String]) throws -> [any SourceModuleTarget] {
    // The target's own declarations are faked anyway.
    try names.filter { !target.isNamed($0) }.map { name in
      guard let module = visible.first(where: { $0.isNamed(name) }) else {
        // It may be the name of a product. A misspelled name most likely begins correctly.
        let meant =
          module(ofProduct: name)
          ?? visible.first { module in
            let own = module.moduleName.lowercased()
            return own.hasPrefix(name.lowercased().prefix(3)) && abs(own.count - name.count) <= 2
          }
        let remedy =
          meant.map { "did you mean '\($0.moduleName)'?" } ?? "add it to the target's dependencies"
        throw PluginError(
          description: "'.fakegen.json' of '\(target.name)' names the module '\(name)', which "
            + "'\(target.name)' does not depend on; \(remedy)")
      }
      return module
    }
  }

  /// The first module of a product that the target depends on.
  private func module(ofProduct name: String) -> (any SourceModuleTarget)? {
    let products = target.dependencies.compactMap { dependency in
      if case .product(let product) = dependency, product.name == name { product } else { nil }
    }
    return products.flatMap(\.targets).compactMap { $0 as? any SourceModuleTarget }
      .first { module in visible.contains { $0.id == module.id } }
  }

  /// Returns the modules whose warnings another target reports: tests that depend on them directly while these do
  /// not, or a target that names them.
  func mutedModules(among modules: [any SourceModuleTarget]) -> [String] {
    // A target that names its modules reports their warnings; otherwise, two such targets would mute each other.
    guard target.kind == .test, TargetConfiguration(of: target).modules == nil else { return [] }
    return modules.filter { module in
      !target.dependsDirectly(on: module)
        && package.targets.contains { other in
          other.id != target.id && (other.isTest(of: module) || other.names(module) ?? false)
        }
    }.map(\.moduleName)
  }

  /// Returns the modules whose internal protocols are faked by their own tests, or by those of another package.
  func modulesOfInternals(among modules: [any SourceModuleTarget]) -> [String] {
    // What other tests fake is found once, not for each module: a package may have a hundred of both.
    var names: [String] = []
    var faked: Set<Target.ID> = []
    let holders = package.mentionsPlugin ? [] : package.fakesHolders.map(\.id)
    for other in package.targets where other.id != target.id && other.dependsOnRuntime {
      guard let other = other as? any SourceModuleTarget, other.kind == .test,
        package.mentionsPlugin || holders.contains(other.id)
      else { continue }
      if let named = TargetConfiguration(of: other).modules {
        names += named
      } else {
        faked.formUnion(FakedModules(of: other, in: package).fakedByTests.map(\.id))
      }
    }
    return modules.filter { module in
      !isOwn(module) || faked.contains(module.id) || names.contains(where: module.isNamed)
    }.map(\.moduleName)
  }
}

extension Package {
  /// The targets that may have fakes, except tests whose fakes are in a library.
  var fakesHolders: [any Target] {
    targets.filter { target in
      guard target.dependsOnRuntime else { return false }
      guard let target = target as? any SourceModuleTarget else { return true }
      return target.committedFakes != nil || FakedModules(of: target, in: self).library == nil
    }
  }

  /// Whether some target may have the build plugin; SwiftPM does not show which ones.
  fileprivate var mentionsPlugin: Bool {
    (try? Data(contentsOf: manifest))?.firstRange(of: Data("FakegenPlugin".utf8)) != nil
  }

  /// The manifest that SwiftPM has read: the newest one for certain versions of Swift, as `Package@swift-6.2.swift`,
  /// if it states the package's tools version; otherwise, `Package.swift`.
  fileprivate var manifest: URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directoryURL.path)) ?? []
    let versioned = names.filter { $0.hasPrefix("Package@swift-") }
      .sorted { $0.compare($1, options: .numeric) == .orderedDescending }
    let version = ":\(toolsVersion.major).\(toolsVersion.minor)"
    let name = versioned.first { name in
      let text = try? String(contentsOf: directoryURL.appending(path: name), encoding: .utf8)
      let statement = text?.prefix { !$0.isNewline }.filter { $0 != " " } ?? ""
      return [version, "\(version).\(toolsVersion.patch)"].contains(where: statement.hasSuffix)
    }
    return directoryURL.appending(path: name ?? "Package.swift")
  }

  /// The first target that may have the build plugin, which reports what concerns the whole package.
  var firstWithPlugin: (any Target)? {
    fakesHolders.first { ($0 as? any SourceModuleTarget)?.committedFakes == nil }
  }
}

extension SourceModuleTarget {
  /// Whether a name is the target's or its module's.
  fileprivate func isNamed(_ name: String) -> Bool { name == moduleName || name == self.name }

  /// The file that the command wrote, or another file with the same name.
  var committedFakes: URL? {
    sourceFiles.first { $0.url.lastPathComponent == TargetPlan.fileName }?.url
  }
}

extension Target {
  func dependsDirectly(on module: any SourceModuleTarget) -> Bool {
    dependencies.contains { dependency in
      if case .target(let target) = dependency { target.id == module.id } else { false }
    }
  }

  /// Whether the target's `.fakegen.json` names a module; `nil` if it names none.
  fileprivate func names(_ module: any SourceModuleTarget) -> Bool? {
    let names = (self as? any SourceModuleTarget).flatMap { TargetConfiguration(of: $0).modules }
    return names?.contains(where: module.isNamed)
  }

  /// Whether a target most likely fakes a module in its build, because it tests the module.
  fileprivate func isTest(of module: any SourceModuleTarget) -> Bool {
    guard let target = self as? any SourceModuleTarget else { return false }
    return target.kind == .test && dependsOnRuntime && target.committedFakes == nil
      && dependsDirectly(on: module)
  }

  /// Whether the target depends directly on the runtime of the fakes.
  var dependsOnRuntime: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "FakedRuntime"
      case .product(let product): product.name == "FakedRuntime"
      @unknown default: false
      }
    }
  }

  /// Whether the target depends on the library of spies, directly or indirectly.
  var holdsSpies: Bool { recursiveTargetDependencies.contains { $0.name == "FakedSpies" } }

  /// Whether the target can contain fakes, because it depends on their runtime, directly or indirectly.
  var holdsFakes: Bool { recursiveTargetDependencies.contains { $0.name == "FakedRuntime" } }
}
