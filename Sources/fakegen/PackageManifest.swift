import FakegenCore
import FakegenSyntax

/// What a `Package.swift` says about the actor that its targets' code runs on.
///
/// The package manager does not show a target's settings to plugins, so they are read where people write them: in a
/// target's own declaration, or in a constant that it names.
struct PackageManifest {
  /// The targets with `.defaultIsolation(MainActor.self)`.
  private(set) var targetsOnMainActor: Set<String> = []
  /// Where that is said in a way that cannot be followed.
  private(set) var unclearOffsets: [Int] = []

  private let source: SourceText
  private let tokens: [Token]
  /// The constants whose value says it.
  private var constants: Set<String> = []
  /// The brackets around the current token.
  private var brackets: [Bracket] = []
  /// The constant that is declared by the current statement.
  private var constant: String?

  private struct Bracket {
    /// Whether it holds the arguments of a target.
    let isTarget: Bool
    var name: String?
  }

  private static let targetKinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro",
  ]

  /// - Parameter source: The manifest.
  init(_ source: SourceText) {
    self.source = source
    tokens = source.tokens(in: SourceRange(0, source.bytes.count))
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
        apply(at: index, in: constant)
      } else if argument.first != "nil" {
        unclearOffsets.append(tokens[index].start)
      }
    default:
      if constants.contains(name), name != constant { apply(at: index, in: nil) }
    }
  }

  /// Notes that what is around a token runs on the main actor.
  private mutating func apply(at index: Int, in constant: String?) {
    if let target = brackets.last(where: \.isTarget) {
      if let name = target.name { targetsOnMainActor.insert(name) }
    } else if let constant, !brackets.isEmpty {
      constants.insert(constant)
    } else {
      unclearOffsets.append(tokens[index].start)
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? source[tokens[index].range] : ""
  }
}

extension Configuration {
  /// Takes over where a manifest says that code runs, as far as nobody said otherwise.
  ///
  /// - Parameters:
  ///   - manifest: The manifest of the output's package.
  ///   - target: The target that the output is compiled in.
  mutating func apply(_ manifest: PackageManifest, to target: String) {
    for name in manifest.targetsOnMainActor {
      // As the package manager makes a module's name of a target's.
      let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      if defaultIsolations[module] == nil { defaultIsolations[module] = .mainActor }
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
