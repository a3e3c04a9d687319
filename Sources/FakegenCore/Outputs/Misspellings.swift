import FakegenKnowledge
import FakegenSyntax

/// Finds names in annotations and defaults that do not exist, where something else has a similar name.
///
/// The compiler reports them too, but in the generated file. If a file imports a module whose sources are unknown, any
/// name may come from that module, so nothing is reported.
struct Misspellings {
  let program: Program
  let scope: NameScope

  /// Whether the declarations of all modules that the file imports are known.
  var isEachModuleKnown: Bool {
    program.declarations.view(of: scope.file).modules.allSatisfy(
      program.declarations.modules.isKnown)
  }

  // MARK: - Types

  /// Returns the messages about the names in a type.
  func messages(about type: TypeModel) -> [Diagnostic.Message] {
    type.names.map(\.root.name).uniqued().compactMap(messageAboutType)
  }

  private func messageAboutType(_ name: String) -> Diagnostic.Message? {
    if isKnownType(name) { return nil }
    return suggestion(.unknownTypeName(name), for: name) {
      program.declarations.allNames { _ in true } + KnownTypes.common
    }
  }

  /// Returns the message about the name of a protocol that an Empty protocol should inherit; `nil` if there is none.
  func message(aboutProtocol name: String) -> Diagnostic.Message? {
    if isKnownType(name) || name.contains(".") { return nil }
    return suggestion(.unknownProtocol(name), for: name) {
      let protocols = program.declarations.allNames { $0 == .protocol }
      return protocols.map(FakeKind.empty.name) + protocols
    }
  }

  private func isKnownType(_ name: String) -> Bool {
    if case .unknown = program.meaning(of: [name], in: scope) {
      return program.declarations.isDeclared(name) || KnownTypes.frameworkModule(of: name) != nil
        || GeneratedNames.namesBehind(name).contains { program.declarations.isDeclared($0) }
    }
    return true
  }

  /// Returns a message about a name with a suggestion; `nil` if no other name is similar.
  func suggestion(
    _ message: Diagnostic.Message, for name: String, among names: () -> [String]
  ) -> Diagnostic.Message? {
    if !isEachModuleKnown { return nil }
    return nearestName(to: name, among: names()).map { message.suggesting($0) }
  }

  // MARK: - Expressions

  /// Returns the messages about the names in the expression that a member should return.
  ///
  /// ```swift
  /// @FakeDefault(exp: "usre") func saved(user: User) -> User  // did you mean 'user'?
  /// ```
  func messages(about text: String, of requirement: Requirement) -> [Diagnostic.Message] {
    let shape = program.shape(of: requirement.owner)
    let members = shape.protocols.flatMap {
      declaredMembers(of: $0) + program.membersWritten(inEmptyOf: $0).map(\.member)
    }
    let parameters =
      requirement.member.parameters.compactMap { $0.name ?? $0.label }
      + requirement.member.genericParameters.map(\.name)
    return messages(about: text, of: requirement.type) { isCall in
      isCall
        ? parameters + ["fakeDefault", "fakeDefaultOrThrow"]
          + members.filter { $0.kind == .method }.map(\.name)
        : parameters + members.filter { $0.kind == .property }.map(\.name)
    }
  }

  /// Returns the messages about the names in an expression.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - type: The type of its value.
  ///   - names: The names that may be used besides those of types: of functions if they are called, else of values.
  /// - Returns: The messages.
  func messages(
    about text: String, of type: TypeModel,
    besides names: (_ isCall: Bool) -> [String] = { _ in [] }
  ) -> [Diagnostic.Message] {
    // The declarations in a closure and the meaning of a macro are unknown.
    if text.contains("{") || text.contains("#") { return [] }
    let body = SourceText(path: "", bytes: Array("{\(text)}".utf8))
    let known = Set(names(true) + names(false))
    let mentioned = body.mentions(inBodyAfter: 0, hiding: []).filter { mention in
      mention.name.first?.isLetter ?? false && !known.contains(mention.name)
    }
    let found = mentioned.compactMap { mention -> Diagnostic.Message? in
      if mention.name.isCapitalized { return messageAboutType(mention.name) }
      if LanguageWords.inExpressions.contains(mention.name) { return nil }
      let message = suggestion(.unknownName(mention.name), for: mention.name) {
        names(mention.labels != nil)
      }
      return message == nil || program.declarations.mayDeclare(mention.name) ? nil : message
    }
    return (found + messages(aboutValuesIn: text, as: type)).uniqued()
  }

  /// Returns the members of a declaration, including those of its extensions.
  func declaredMembers(of id: DeclarationID) -> [Member] {
    program.declarations.members(of: id) + program.membersOfExtensions(of: id)
  }
}

extension Declarations {
  /// Returns the names of the declarations in all files, which it takes from the outlines of these.
  fileprivate func allNames(of isWanted: (Outline.Entry.Kind) -> Bool) -> [String] {
    sources.files.indices.flatMap { file -> [String] in
      guard let text = sources.read(file) else { return [] }
      return sources.outline(file).entries.filter { $0.kind != .extension && isWanted($0.kind) }
        .map { text.name(at: Int($0.offset)) }
    }.uniqued()
  }

  /// Whether some file may declare a function or a variable of a certain name.
  fileprivate func mayDeclare(_ name: String) -> Bool {
    let words = WordSearch(["func ", "let ", "var "].map { $0 + name })
    return allTexts.contains { words.isFound(in: String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
