import FakegenKnowledge
import FakegenSyntax

/// What annotations and defaults name that nobody has, where something else has nearly that name.
///
/// The compiler says so too, but in the generated file. Where a module is imported whose files are not given, any name
/// may be one of its, so nothing is said.
struct Misspellings {
  let program: Program
  let scope: NameScope

  /// Whether all modules are known that may declare a name in the file.
  var isEachModuleKnown: Bool {
    let declarations = program.declarations
    return declarations.view(of: scope.file).modules.allSatisfy { module in
      declarations.modules.hasFiles(of: module) || ModuleExports.isFramework(module)
        || ModuleName.ownLibraries.contains(module)
    }
  }

  // MARK: - Types

  /// What is wrong with the names in a type.
  func messages(about type: TypeModel) -> [Diagnostic.Message] {
    type.names.map(\.root.name).uniqued().compactMap(messageAboutType)
  }

  private func messageAboutType(_ name: String) -> Diagnostic.Message? {
    if isKnownType(name) { return nil }
    return suggestion(.unknownTypeName(name), for: name) {
      program.declarations.allNames { _ in true } + StandardDefaults.commonTypes
    }
  }

  /// What is wrong with the name of a protocol that an Empty protocol is to inherit.
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

  /// A message about a name, if another one is near it.
  func suggestion(
    _ message: Diagnostic.Message, for name: String, among names: () -> [String]
  ) -> Diagnostic.Message? {
    if !isEachModuleKnown { return nil }
    return nearestName(to: name, among: names()).map { message.suggesting($0) }
  }

  // MARK: - Expressions

  /// What is wrong with the names in the expression that a member returns.
  ///
  /// ```swift
  /// @FakeDefault(exp: "usre") func saved(user: User) -> User  // did you mean 'user'?
  /// ```
  func messages(about text: String, of requirement: Requirement) -> [Diagnostic.Message] {
    let shape = program.shape(of: requirement.owner)
    let members = shape.protocols.flatMap {
      allMembers(of: $0) + program.membersWritten(inEmptyOf: $0)
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

  /// What is wrong with the names in an expression of a type.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - type: Its type.
  ///   - names: What there is besides types, to be called or not.
  /// - Returns: The messages.
  func messages(
    about text: String, of type: TypeModel,
    besides names: (_ isCall: Bool) -> [String] = { _ in [] }
  ) -> [Diagnostic.Message] {
    // What a closure declares, and what a macro is, is not found out.
    if text.contains("{") || text.contains("#") { return [] }
    let body = SourceText(path: "", bytes: Array("{\(text)}".utf8))
    let known = Set(names(true) + names(false))
    let mentioned = body.mentions(inBodyAfter: 0, hiding: []).filter { mention in
      mention.name.first?.isLetter ?? false && !known.contains(mention.name)
    }
    let found = mentioned.compactMap { mention -> Diagnostic.Message? in
      if mention.name.isCapitalized { return messageAboutType(mention.name) }
      if Self.words.contains(mention.name) { return nil }
      let message = suggestion(.unknownName(mention.name), for: mention.name) {
        names(mention.labels != nil)
      }
      return message == nil || program.declarations.mayDeclare(mention.name) ? nil : message
    }
    return (found + messages(aboutValuesIn: text, as: type)).uniqued()
  }

  /// The members of a declaration, and those that any extension adds.
  func allMembers(of id: DeclarationID) -> [Member] {
    let declarations = program.declarations
    return declarations.members(of: id)
      + declarations.extensions(of: program[id].path).flatMap(declarations.members)
  }

  /// Keywords, and what the standard library declares outside of types.
  private static let words = Set(
    TableText.words(
      """
      abs any as assert assertionFailure async await borrowing case consume copy debugPrint default dump each else
      false fatalError for if import in inout is isolated let max min nil numericCast precondition
      preconditionFailure print readLine repeat repeatElement return self sequence some stride super swap switch
      then throw throws true try type unsafeBitCast unsafeDowncast var where while withUnsafeBytes
      withUnsafePointer zip
      """))
}

extension StandardDefaults {
  /// Types that a name may have been meant for.
  fileprivate static let commonTypes = TableText.words(
    """
    Bool Character Data Date Dictionary Double Duration Error Float Int Result Set String URL UUID Void
    """)
}

extension Declarations {
  /// The names of what the files declare, without a look at the declarations; all files are read for it.
  fileprivate func allNames(of isWanted: (Outline.Entry.Kind) -> Bool) -> [String] {
    sources.files.indices.flatMap { file -> [String] in
      guard let text = sources.read(file) else { return [] }
      return sources.outline(file).entries.filter { $0.kind != .extension && isWanted($0.kind) }
        .map { text.name(at: Int($0.offset)) }
    }.uniqued()
  }

  /// Whether some file may declare a function or a variable of a name.
  fileprivate func mayDeclare(_ name: String) -> Bool {
    let words = WordSearch(["func ", "let ", "var "].map { $0 + name })
    return allTexts.contains { words.isFound(in: String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
