import FakegenKnowledge
package import FakegenSyntax

/// A source file in memory.
package struct Input: Equatable, Sendable {
  package let source: SourceText
  let file: SourceSet.File

  package init(
    _ source: SourceText, isSupport: Bool = false, module: String? = nil, wantsValues: Bool = false
  ) {
    self.source = source
    file = SourceSet.File(
      path: source.path, isSupport: isSupport, module: module, wantsValues: wantsValues)
  }
}

/// The result of generation.
package struct Generation {
  /// The text of the generated file.
  package let text: String
  package let diagnostics: [Diagnostic]
  /// Warnings about members of linted fakes that no longer implement a requirement.
  package let staleMembers: [Diagnostic]
  package var protocolCount: Int { faked.count }
  /// The faked protocols.
  fileprivate let faked: Set<DeclarationID>
  /// The number of types, other than protocols, that something is generated for.
  package let typeCount: Int
  /// Whether nothing was generated.
  package var isEmpty: Bool { protocolCount + typeCount == 0 }
  /// The number of members that return a default value.
  package let valueMembers: Int
  /// The members whose default is looked up at run time, as in `Client.token()`.
  package let unresolvedMembers: [String]
  /// The origin of each member's default, if the configuration asks for it.
  package let explanations: [Explanation]
  /// The program that the fakes were generated from.
  ///
  /// It answers later questions. Keeping it also means that a command that is about to exit need not wait for it to
  /// be deallocated.
  fileprivate let program: Program

  /// The files in their order; those that were not read are empty.
  package var sources: [SourceText] { program.declarations.sourceTexts }

  /// Whether a source has syntax errors, so that fakes may be missing.
  package var hasSyntaxErrors: Bool { program.declarations.haveSyntaxErrors }

  /// The number of protocols that the sources declare, faked or not.
  package var declaredProtocolCount: Int { program.declarations.protocolCount }

  /// Whether something was to be faked, but nothing could be generated.
  package var isAnyRefused: Bool {
    isEmpty && program.declarations.candidates.contains(where: program.isChosen)
  }

  /// Whether a protocol is faked or was chosen to be; `nil` if no protocol has the name.
  package func fakesProtocol(named name: String) -> Bool? {
    let protocols = protocols(named: name)
    if protocols.isEmpty { return nil }
    return protocols.contains { program.isChosen($0) || faked.contains($0) }
  }

  /// Returns the reason why a protocol cannot be faked; `nil` if there is none.
  package func reasonAgainst(protocolNamed name: String) -> Diagnostic.Message? {
    protocols(named: name).compactMap { program.refusal(of: $0)?.message }.first
  }

  private func protocols(named name: String) -> [DeclarationID] {
    let path = name.namePath
    let ofModule = program.declarations.declarations(at: Array(path.dropFirst())).filter {
      program.declarations.moduleNames(of: program[$0].place.file).contains(path[0])
    }
    return (program.declarations.declarations(at: path) + ofModule)
      .filter { program[$0].kind == .protocol }
  }
}

/// Generates the fakes for some files; this is the whole pipeline.
///
///     SourceSet → outlines → Declarations → resolve → writers → render
///
/// `Declarations` parses and lowers a declaration when it is first needed. Stages never fail: a problem becomes a
/// diagnostic, and everything else is generated.
///
/// - Parameters:
///   - sources: The files that declare the protocols.
///   - linted: The files with fakes, in which to find members that no longer implement a requirement.
///   - configuration: The options of generation.
///   - plansInReverse: Whether plans are made in the reverse order, so that tests can check that the order does not
///     matter.
///   - progress: Called with the number of plans made, and the number of all plans known so far.
/// - Returns: The text, the diagnostics, and what else is reported.
package func generate(
  from sources: SourceSet, linting linted: [SourceText] = [], configuration: Configuration,
  plansInReverse: Bool = false, progress: (_ made: Int, _ all: Int) -> Void = { _, _ in }
) -> Generation {
  let configuration = configuration.inferringIsolation(from: sources)
  let declarations = Declarations(
    sources, configuration: configuration, readsAll: !linted.isEmpty)
  let program = Program(declarations)
  let resolution = Resolver.resolve(program, plansInReverse: plansInReverse, progress: progress)
  let writer = FileWriter(program, resolution)
  let text = render(
    writer.file, header: configuration.header, condition: configuration.condition,
    workers: sources.workers)
  let muted = Set(
    sources.files.indices.filter { file in
      !configuration.mutedModules.isEmpty
        && declarations.moduleNames(of: FileID(number: file)).contains(
          where: configuration.mutedModules.contains)
    }.map { sources.files[$0].path })
  return Generation(
    text: text,
    diagnostics: (program.declarations.diagnostics
      + resolution.allDiagnostics(in: program)).filter { diagnostic in
        diagnostic.severity == .error || !muted.contains(diagnostic.path)
      },
    staleMembers: linted.isEmpty
      ? []
      : StaleFakes(program, linted, besides: Set(resolution.plans.flatMap(\.names))).diagnostics,
    faked: Set(resolution.faked), typeCount: resolution.types.count,
    valueMembers: resolution.members.count { $0.value != nil } + resolution.implementedMembers,
    unresolvedMembers: resolution.unresolvedMembers(in: program),
    explanations: configuration.explains
      ? resolution.explanations(in: program, writer.spelling) : [],
    program: program)
}

/// Generates the fakes for files that are in memory.
package func generate(
  from inputs: [Input], configuration: Configuration, plansInReverse: Bool = false
) -> Generation {
  generate(from: SourceSet(inputs), configuration: configuration, plansInReverse: plansInReverse)
}

/// The first line of every generated file, by which fakegen recognizes its own output.
package let generatedHeader = "// Generated by fakegen. Do not edit."

/// Returns the spelling by which types are compared; `nil` if the text is not a type.
package func canonicalType(_ text: String) -> String? {
  TypeModel(written: text)?.sugared.bare.description
}
