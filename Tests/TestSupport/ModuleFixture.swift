import Foundation

/// A fixture of several modules, as packages have them: `Fixtures/Modules/<Case>/Sources/<Module>`.
///
/// The module `App` is faked, and the others help to understand it. `App.fakes.swift` is what is generated as
/// a part of it, `AppTests.fakes.swift` what is generated for its tests.
///
/// Of a fixture in `Fixtures/Packages` all modules are faked: `Tests.fakes.swift` is what is generated for tests,
/// `Kit.fakes.swift` what is generated in public for a module that holds the fakes of the others.
package struct ModuleFixture: CustomStringConvertible, Sendable {
  private let path: String

  package var description: String { String(path.split(separator: "/").last ?? "") }

  package static let all = fixtures(in: "Fixtures/Modules")
  package static let packages = fixtures(in: "Fixtures/Packages")

  private static func fixtures(in folder: String) -> [ModuleFixture] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: Project.folder(folder).path)
        .sorted().map { try ModuleFixture(path: "\(folder)/\($0)") }
    } catch {
      fatalError("\(folder): \(error)")
    }
  }

  /// The modules but for `App`, each after those that it imports.
  package let libraries: [String]

  private init(path: String) throws {
    self.path = path
    let folder = "\(path)/Sources"
    let files = Dictionary(grouping: Project.swiftFiles(in: folder)) { file in
      String(file.prefix { $0 != "/" })
    }
    libraries = try Self.ordered(Set(files.keys).subtracting(["App"])) { name in
      files[name, default: []].map { "\(folder)/\($0)" }
    }
  }

  /// Orders modules so that each comes after those that it imports.
  ///
  /// - Parameters:
  ///   - modules: Their names.
  ///   - files: Returns a module's files, below the checkout.
  /// - Returns: The names.
  /// - Throws: An error, if modules import each other, or if a file cannot be read.
  package static func ordered(
    _ modules: Set<String>, files: (String) -> [String]
  ) throws -> [String] {
    var imports: [String: Set<String>] = [:]
    for module in modules {
      let imported = try files(module).flatMap(imports(of:))
      imports[module] = Set(imported).intersection(modules)
    }
    var ordered: [String] = []
    while ordered.count < modules.count {
      let next = modules.sorted().first { module in
        !ordered.contains(module) && imports[module, default: []].isSubset(of: ordered)
      }
      guard let next else { throw Failure(text: "modules import each other: \(modules.sorted())") }
      ordered.append(next)
    }
    return ordered
  }

  /// The modules that a file imports, as a whole or in part.
  private static func imports(of file: String) throws -> [String] {
    let pattern =
      #/(?m)^ *(?:@\S+ +|public +|internal +|private +|package +|fileprivate +)*import +(?:(?:struct|class|enum|protocol|typealias|func|let|var) +)?(\w+)/#
    return try Project.text(file).matches(of: pattern).map { String($0.output.1) }
  }

  /// The files of a module, as paths below the checkout.
  package func files(of module: String) -> [String] {
    let folder = "\(path)/Sources/\(module)"
    return Project.swiftFiles(in: folder).map { "\(folder)/\($0)" }
  }

  /// The files that a user wrote beside the golden of `App`'s tests: fakes of their own.
  package var tests: [String] { files(besideGoldenOf: "Tests") }

  /// The files that a user wrote beside a golden, in a folder of its name.
  package func files(besideGoldenOf module: String) -> [String] {
    Project.swiftFiles(in: "\(path)/\(module)").map { "\(path)/\(module)/\($0)" }
  }

  /// Where a module's golden is, below the checkout.
  package func golden(of module: String) -> String { "\(path)/\(module).fakes.swift" }

  private struct Failure: Error {
    let text: String
  }
}
