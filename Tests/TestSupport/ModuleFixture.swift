import Foundation

/// A fixture with several modules, laid out like a package: `Fixtures/Modules/<Case>/Sources/<Module>`.
///
/// The module `App` is faked; the other modules are support. `App.fakes.swift` contains the fakes as generated for
/// `App` itself, and `AppTests.fakes.swift` those for its tests.
///
/// In a fixture in `Fixtures/Packages`, all modules are faked. `Tests.fakes.swift` contains the fakes for tests, and
/// `Kit.fakes.swift` the public fakes for a library that contains the fakes of the other modules.
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

  /// The modules except `App`, each after the modules that it imports.
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

  /// Orders modules so that each comes after the modules that it imports.
  ///
  /// - Parameters:
  ///   - modules: The names of the modules.
  ///   - files: A closure that returns the files of a module, relative to the checkout.
  /// - Returns: The names in order.
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

  /// Returns the modules that a file imports, also with a scoped import.
  private static func imports(of file: String) throws -> [String] {
    let pattern =
      #/(?m)^ *(?:@\S+ +|public +|internal +|private +|package +|fileprivate +)*import +(?:(?:struct|class|enum|protocol|typealias|func|let|var) +)?(\w+)/#
    return try Project.text(file).matches(of: pattern).map { String($0.output.1) }
  }

  /// Returns the files of a module, relative to the checkout.
  package func files(of module: String) -> [String] {
    let folder = "\(path)/Sources/\(module)"
    return Project.swiftFiles(in: folder).map { "\(folder)/\($0)" }
  }

  /// The handwritten files that are compiled with the golden for `App`'s tests: fakes as users write them.
  package var tests: [String] { files(besideGoldenOf: "Tests") }

  /// Returns the handwritten files that are compiled with a golden, in a folder with the module's name.
  package func files(besideGoldenOf module: String) -> [String] {
    Project.swiftFiles(in: "\(path)/\(module)").map { "\(path)/\(module)/\($0)" }
  }

  /// Returns the path of a module's golden, relative to the checkout.
  package func golden(of module: String) -> String { "\(path)/\(module).fakes.swift" }

  private struct Failure: Error {
    let text: String
  }
}
