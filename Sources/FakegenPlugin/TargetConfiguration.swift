import Foundation
import PackagePlugin

/// What `.fakegen.json` in a target's folder says to the plugins.
struct TargetConfiguration {
  /// The file, if there is one.
  let file: URL?
  /// The modules whose protocols are faked, instead of the usual ones.
  let modules: [String]?

  init(of target: any SourceModuleTarget) {
    self.init(folder: target.directoryURL)
  }

  init(folder: URL) {
    let file = folder.appending(path: ".fakegen.json")
    guard let data = try? Data(contentsOf: file) else {
      self.file = nil
      modules = nil
      return
    }
    self.file = file
    // The tool says what is wrong with the file.
    let decoder = JSONDecoder()
    modules =
      (try? decoder.decode(Modules<[String]>.self, from: data).modules)
      ?? (try? decoder.decode(Modules<String>.self, from: data).modules).map { [$0] }
  }

  private struct Modules<Value: Decodable>: Decodable {
    let modules: Value
  }
}
