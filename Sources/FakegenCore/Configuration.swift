/// The options that generation depends on, besides the sources.
package struct Configuration: Equatable, Sendable {
  /// What to generate for a member for which no default is found.
  package enum Unresolved: String, CaseIterable, Sendable {
    /// It calls `fakeDefault`, which traps unless it finds a value at run time.
    case trap
    /// It is left out, so that each fake must implement it.
    case omit
    /// It is an error.
    case error
  }

  /// The default isolation of a module.
  package enum DefaultIsolation: String, CaseIterable, Sendable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// Whether every protocol of the sources is faked, not only the annotated ones.
  package var fakesAll = false
  /// Whether every faked protocol gets a spy, not only those whose annotation asks for one.
  package var createsSpies = false
  /// Whether test data is generated for the types in members of faked protocols, and for the types of their parts.
  package var createsValues = false
  /// Whether each struct and class with test data gets a `copy` function.
  package var createsCopies = false
  /// The protocols whose conforming types get test data.
  package var valueProtocols: [String] = []
  /// The target that compiles the output, if it cannot import `FakedSpies`, so that no spies are generated.
  package var targetWithoutSpies: String?
  /// The names of protocols to fake without an annotation.
  package var protocolNames: [String] = []
  /// The modules that the output imports with `@testable`.
  package var testableImports: [String] = []
  /// The modules that the output imports without `@testable`.
  package var imports: [String] = []
  /// The modules that the output never imports, even if the sources do.
  package var droppedImports: [String] = []
  /// Default values by type, as in `["URL": "URL(string: \"a:b\")!"]`.
  package var defaults: [String: String] = [:]
  /// An `#if` condition around the whole output.
  package var condition: String?
  /// The names in the package's manifest, some of which may be conditions that it defines.
  package var mentionedConditions: Set<String> = []
  package var unresolved = Unresolved.trap
  /// The default isolation of the sources' module, if known.
  package var defaultIsolation: DefaultIsolation?
  /// The default isolation of the output's module, if it is not the sources' module.
  package var outputIsolation: DefaultIsolation?
  /// Whether imports without an access modifier are internal, as with the feature `InternalImportsByDefault`, if known.
  package var importsAreInternal: Bool?
  /// The default isolation of individual modules.
  package var defaultIsolations: [String: DefaultIsolation] = [:]
  /// The modules among them whose isolation was read from a manifest; they need not be in the sources.
  package var modulesOfManifest: Set<String> = []
  /// Whether fakes for another module than the sources' have the access level of the protocols, rather than `internal`.
  package var isPublic = false
  /// Whether the origin of each default is recorded.
  package var explains = false

  /// Whether syntax errors are left to the compiler to report.
  package var ignoresSyntaxErrors = false

  /// Whether a protocol that the output's module cannot access is left out with a warning, rather than an error.
  package var omitsInaccessibleProtocols = false
  /// The modules whose internal protocols are left out silently, because another run fakes them.
  package var modulesFakedElsewhere: [String] = []
  /// Further lines of the output's header.
  package var header: [String] = []
  /// The modules for which only errors are reported, because another run reports the rest.
  package var mutedModules: [String] = []

  package init() {}

  /// Whether the output is compiled in another module than the sources.
  var isElsewhere: Bool { !testableImports.isEmpty || !imports.isEmpty }

  /// The sources' modules, which the output imports.
  package var allImports: [String] { testableImports + imports }

  /// Whether the output's module is on the main actor by default.
  var isOutputOnMainActor: Bool {
    (isElsewhere ? outputIsolation : defaultIsolation) == .mainActor
  }

  /// Whether a module of the sources is on the main actor by default.
  var mayRunOnMainActor: Bool {
    defaultIsolation == .mainActor || defaultIsolations.values.contains(.mainActor)
  }

  /// Returns the configuration with the sources' default isolation filled in, if it follows from other options.
  func inferringIsolation(from sources: SourceSet) -> Configuration {
    if isElsewhere || defaultIsolation != nil { return self }
    var result = self
    result.defaultIsolation = outputIsolation
    if outputIsolation != nil || defaultIsolations.isEmpty { return result }
    let stated = Set(sources.moduleNames.map { defaultIsolations[$0] })
    if stated.count == 1 { result.defaultIsolation = stated.first ?? nil }
    return result
  }
}
