import FakegenCore
import FakegenSyntax

/// The settings of targets in a `Package.swift`: whether they have the build plugin, and their default isolation.
///
/// SwiftPM does not show these to plugins, so they are read from where people write them: in a target's own
/// declaration, or in a constant that it names.
struct PackageManifest {
  /// A setting of a target.
  private enum Setting {
    case isOnMainActor, hasPlugin
  }

  /// The targets with `.defaultIsolation(MainActor.self)`.
  var targetsOnMainActor: Set<String> { targets[.isOnMainActor] ?? [] }
  /// The targets with the plugin `FakegenPlugin`.
  var targetsWithPlugin: Set<String> { targets[.hasPlugin] ?? [] }
  /// The string literals, such as the names of conditions.
  var strings: Set<String> {
    Set(
      tokens.filter { $0.kind == .string }.map { String(source[$0.range].dropFirst().dropLast()) })
  }
  /// The offsets of settings whose targets cannot be determined.
  private(set) var unclearOffsets: [Int] = []

  private let source: SourceText
  private let tokens: [Token]
  private var targets: [Setting: Set<String>] = [:]
  /// The settings in the values of constants.
  private var constants: [String: Set<Setting>] = [:]
  /// The brackets around the current token.
  private var brackets: [Bracket] = []
  /// The constant that the current statement declares.
  private var constant: String?

  private struct Bracket {
    /// Whether it contains the arguments of a target.
    let isTarget: Bool
    var name: String?
  }

  private static let targetKinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro",
  ]

  /// - Parameter source: The manifest.
  init(_ source: SourceText) {
    self.source = source
    tokens = source.allTokens
    for index in tokens.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    if brackets.isEmpty, token.isAtStartOfLine { constant = nil }
    switch token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace:
      let isTarget =
        token.kind == .leftParenthesis && text(index - 2) == "."
        && Self.targetKinds.contains(text(index - 1))
      brackets.append(Bracket(isTarget: isTarget))
    case .rightParenthesis, .rightBracket, .rightBrace: _ = brackets.popLast()
    case .identifier: readName(index)
    case .string where text(index) == "\"FakegenPlugin\"":
      apply(.hasPlugin, at: index, in: constant)
    default: break
    }
  }

  private mutating func readName(_ index: Int) {
    let name = text(index)
    switch name {
    case "let", "var":
      if brackets.isEmpty { constant = text(index + 1) }
    case "name":
      guard let last = brackets.indices.last, brackets[last].isTarget, text(index + 1) == ":",
        tokens.indices.contains(index + 2), tokens[index + 2].kind == .string
      else { return }
      brackets[last].name = String(text(index + 2).dropFirst().dropLast())
    case "defaultIsolation":
      let argument = (2...5).map { text(index + $0) }
      if text(index + 1) == "(", argument == ["MainActor", ".", "self", ")"] {
        apply(.isOnMainActor, at: index, in: constant)
      } else if argument.first != "nil" {
        unclearOffsets.append(tokens[index].start)
      }
    default:
      let isLabel = text(index + 1) == ":"
      if name != constant, !isLabel {
        for setting in constants[name] ?? [] { apply(setting, at: index, in: nil) }
      }
    }
  }

  /// Records a setting for the target or constant around a token.
  private mutating func apply(_ setting: Setting, at index: Int, in constant: String?) {
    if let target = brackets.last(where: \.isTarget) {
      if let name = target.name { targets[setting, default: []].insert(name) }
    } else if let constant, !brackets.isEmpty {
      constants[constant, default: []].insert(setting)
    } else if setting == .isOnMainActor {
      unclearOffsets.append(tokens[index].start)
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? source[tokens[index].range] : ""
  }
}

extension PackageManifest {
  /// Returns the name of a target's module, in which SwiftPM replaces characters that are not allowed in names.
  static func moduleName(ofTarget name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension Configuration {
  /// Adopts the settings in a manifest, where no option sets them.
  ///
  /// - Parameters:
  ///   - manifest: The manifest of the output's package.
  ///   - target: The target that the output is compiled in.
  mutating func apply(_ manifest: PackageManifest, to target: String) {
    mentionedConditions.formUnion(manifest.strings)
    // A `public import` in the sources tells nothing if no target enables the feature.
    if importsAreInternal == nil, !manifest.strings.contains("InternalImportsByDefault") {
      importsAreInternal = false
    }
    for name in manifest.targetsOnMainActor {
      let module = PackageManifest.moduleName(ofTarget: name)
      guard defaultIsolations[module] == nil else { continue }
      defaultIsolations[module] = .mainActor
      modulesOfManifest.insert(module)
    }
    if outputIsolation == nil, manifest.targetsOnMainActor.contains(target) {
      outputIsolation = .mainActor
    }
  }
}

extension Diagnostic.Message {
  static let unclearIsolation = Self(
    "cannot tell which targets this '.defaultIsolation' is for; pass '--default-isolation' and "
      + "'--output-isolation', or write them in '.fakegen.json'")
}
