import FakegenKnowledge
package import FakegenSyntax

/// A file in memory.
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

/// What generation gives.
package struct Generation {
  /// The Swift file.
  package let text: String
  package let diagnostics: [Diagnostic]
  /// Members of the linted fakes that implement nothing any more.
  package let staleMembers: [Diagnostic]
  package var protocolCount: Int { faked.count }
  /// The protocols that are faked.
  fileprivate let faked: Set<DeclarationID>
  /// How many types something is generated for, beside the protocols.
  package let typeCount: Int
  /// Whether anything was generated.
  package var isEmpty: Bool { protocolCount + typeCount == 0 }
  /// How many members return a value.
  package let valueMembers: Int
  /// Those that leave it to the runtime, as in `Client.token()`.
  package let unresolvedMembers: [String]
  /// Where the default of each member comes from, if the configuration asks for it.
  package let explanations: [Explanation]
  /// What all of that was made from.
  ///
  /// It answers what is asked later, and whoever is about to end need not wait until it is taken apart.
  fileprivate let program: Program

  /// The files in their order; those that were not read are empty.
  package var sources: [SourceText] { program.declarations.sourceTexts }

  /// Whether the syntax of a source is wrong, so that fakes may be missing.
  package var hasSyntaxErrors: Bool { program.declarations.haveSyntaxErrors }

  /// How many protocols the sources declare, faked or not.
  package var declaredProtocolCount: Int { program.declarations.protocolCount }

  /// Whether something was asked for, or was found in what was, for which nothing can be generated.
  package var isAnyRefused: Bool {
    isEmpty && program.declarations.candidates.contains(where: program.isChosen)
  }

  /// Whether a protocol was asked for, by itself or by another's member; `nil` if none has the name.
  package func fakesProtocol(named name: String) -> Bool? {
    let protocols = protocols(named: name)
    if protocols.isEmpty { return nil }
    return protocols.contains { program.isChosen($0) || faked.contains($0) }
  }

  /// Why a protocol that was asked for is not faked; `nil` if it is.
  package func reasonAgainst(protocolNamed name: String) -> Diagnostic.Message? {
    protocols(named: name).compactMap { program.refusal(of: $0)?.message }.first
  }

  private func protocols(named name: String) -> [DeclarationID] {
    let path = name.split(separator: ".").map(String.init)
    let ofModule = program.declarations.declarations(at: Array(path.dropFirst())).filter {
      program.declarations.module(of: $0)?.text == path.first
    }
    return (program.declarations.declarations(at: path) + ofModule)
      .filter { program[$0].kind == .protocol }
  }
}

/// Generates the fakes for some files: the whole pipeline.
///
///     SourceSet → outlines → Declarations → resolve → writers → render
///
/// `Declarations` parses and lowers a declaration when it is asked for it. Stages never fail: what is wrong
/// is a diagnostic, and the rest is generated.
///
/// - Parameters:
///   - sources: The files that declare the protocols.
///   - linted: The files that hold fakes, to be searched for members that nobody calls any more.
///   - configuration: What generation depends on.
///   - isReversed: Whether it is planned the other way round, which makes no difference.
///   - progress: Is told how many plans are made, and how many there are to make, as far as is known by then.
/// - Returns: The text and everything that there is to say.
package func generate(
  from sources: SourceSet, linting linted: [SourceText] = [], configuration: Configuration,
  isReversed: Bool = false, progress: (_ made: Int, _ all: Int) -> Void = { _, _ in }
) -> Generation {
  let configuration = configuration.settled(for: sources)
  let program = Program(Declarations(sources, configuration: configuration), configuration)
  let resolution = Resolver.resolve(program, isReversed: isReversed, progress: progress)
  let writer = FileWriter(program, resolution)
  let text = render(
    writer.file, header: configuration.header, condition: configuration.condition,
    workers: sources.workers)
  let muted = Set(
    sources.files.filter { configuration.mutedModules.contains($0.module ?? "") }.map(\.path))
  return Generation(
    text: text,
    diagnostics: (program.declarations.diagnostics(configuration)
      + resolution.allDiagnostics(in: program)).filter { diagnostic in
        diagnostic.severity == .error || !muted.contains(diagnostic.path)
      },
    staleMembers: linted.isEmpty ? [] : StaleFakes(program, linted).diagnostics,
    faked: Set(resolution.faked), typeCount: resolution.types.count,
    valueMembers: resolution.members.count { $0.value != nil } + resolution.implementedMembers,
    unresolvedMembers: resolution.unresolvedMembers(in: program),
    explanations: configuration.explains ? writer.explanations : [],
    program: program)
}

/// Generates the fakes for files that are in memory.
package func generate(
  from inputs: [Input], configuration: Configuration, isReversed: Bool = false
) -> Generation {
  generate(from: SourceSet(inputs), configuration: configuration, isReversed: isReversed)
}

/// The first line of every generated file, by which fakegen knows its own.
package let generatedHeader = "// Generated by fakegen. Do not edit."

/// The spelling by which types are compared; `nil` if the text is not a type.
package func canonicalType(_ text: String) -> String? {
  TypeModel(written: text)?.sugared.bare.description
}
