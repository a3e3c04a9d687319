/// What generation depends on besides the sources.
package struct Configuration: Equatable, Sendable {
  /// What becomes of a member whose default nobody can find.
  package enum Unresolved: String, CaseIterable, Sendable {
    /// It calls `fakeDefault`, which traps when it finds nothing either.
    case trap
    /// It is left out, so that each fake has to write it.
    case omit
    /// It is an error.
    case error
  }

  /// Where a module's code runs unless it says otherwise.
  package enum DefaultIsolation: String, CaseIterable, Sendable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// Fakes every protocol of the sources, not only the annotated ones.
  package var fakesAll = false
  /// Whether there is a spy of every faked protocol, and not only of those whose annotation asks for one.
  package var createsSpies = false
  /// Whether there is test data of every type that the members of faked protocols mention, and of what these are made of.
  package var createsValues = false
  /// Whether each struct and class that has test data can be copied with changes.
  package var createsCopies = false
  /// Protocols of whose conforming types there is test data.
  package var valueProtocols: [String] = []
  /// The target that the output is compiled in, if it does not see `FakedSpies`: then no spy is written.
  package var targetWithoutSpies: String?
  /// Names of protocols to be faked without an annotation.
  package var protocolNames: [String] = []
  /// Modules that the output imports with `@testable`.
  package var testableImports: [String] = []
  /// Modules that the output imports.
  package var imports: [String] = []
  /// Modules that the output never imports, whatever the sources do.
  package var droppedImports: [String] = []
  /// Expressions by type, as in `["URL": "URL(string: \"a:b\")!"]`.
  package var defaults: [String: String] = [:]
  /// A condition of `#if` around the whole output.
  package var condition: String?
  /// Names that the package's manifest mentions, some of which may be conditions that it defines.
  package var mentionedConditions: Set<String> = []
  package var unresolved = Unresolved.trap
  /// Where the sources' code runs by default, if that is known.
  package var defaultIsolation: DefaultIsolation?
  /// Where the code of the output's module runs by default, if that is another module than the sources'.
  package var outputIsolation: DefaultIsolation?
  /// Whether imports without an access modifier are internal, as the feature 'InternalImportsByDefault' makes them.
  package var importsAreInternal = false
  /// Where the code of single modules runs by default.
  package var defaultIsolations: [String: DefaultIsolation] = [:]
  /// The modules among those of which a manifest says it, be they given or not.
  package var modulesOfManifest: Set<String> = []
  /// Whether what is generated for another module than the sources' is as public as what it fakes.
  package var isPublic = false
  /// Whether it is noted where each default comes from.
  package var explains = false

  /// Whether the compiler will say what is wrong with the sources' syntax, so that nothing else has to.
  package var ignoresSyntaxErrors = false

  /// Whether protocols that the output's module does not see are left out with a warning, and the rest is generated.
  package var leavesInternals = false
  /// Modules whose internal protocols are left out without a word, because another run fakes them.
  package var modulesOfInternals: [String] = []
  /// What stands in the header besides that the file is generated, a line each.
  package var header: [String] = []
  /// Modules of whose protocols only errors are said, because another run says the rest.
  package var mutedModules: [String] = []

  package init() {}

  /// Whether the output belongs to another module than the sources.
  var isElsewhere: Bool { !testableImports.isEmpty || !imports.isEmpty }

  /// The modules that the output imports for the sources' sake.
  package var allImports: [String] { testableImports + imports }

  /// Whether the code of the output's module runs on the main actor by default.
  var isOutputOnMainActor: Bool {
    (isElsewhere ? outputIsolation : defaultIsolation) == .mainActor
  }

  /// Whether some code of the sources runs on the main actor by default.
  var mayRunOnMainActor: Bool {
    defaultIsolation == .mainActor || defaultIsolations.values.contains(.mainActor)
  }

  /// The configuration in which what is said of the output's module is said of the sources as well, where they are one.
  func settled(for sources: SourceSet) -> Configuration {
    if isElsewhere || defaultIsolation != nil { return self }
    let modules = sources.files.filter { !$0.isSupport }.compactMap {
      $0.module ?? Modules.folder(of: $0.path)
    }
    let stated = Set(modules.map { defaultIsolations[$0] })
    var result = self
    result.defaultIsolation = outputIsolation ?? (stated.count == 1 ? stated.first ?? nil : nil)
    return result
  }
}
