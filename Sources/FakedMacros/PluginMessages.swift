#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the compiler says, as far as it matters here; what newer compilers add is ignored.
struct HostMessage: Decodable {
  /// A piece of source and where it stands.
  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      /// The offset of the source's first byte in the file.
      let offset: Int
    }

    let source: String
    let location: Location?
  }

  /// A request to expand an attribute on a declaration.
  struct Expansion: Decodable {
    struct Macro: Decodable {
      let typeName: String
    }

    let macro: Macro
    let attributeSyntax: Syntax?
    let declSyntax: Syntax
    /// The declarations around, innermost first.
    let lexicalContext: [Syntax]?
  }

  let getCapability: Ignored?
  let expandAttachedMacro: Expansion?

  /// A message of whose contents nothing is needed.
  struct Ignored: Decodable {}
}

/// What is answered.
enum PluginMessage: Encodable {
  case getCapabilityResult(Capability)
  case expandMacroResult(ExpansionResult)

  struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion: Int
    }

    let capability: Version
  }

  struct ExpansionResult: Encodable {
    let expandedSource: String?
    let diagnostics: [Message]
  }

  struct Message: Encodable, Equatable {
    struct Position: Encodable, Equatable {
      let fileName: String
      let offset: Int
    }

    let message: String
    let severity: String
    let position: Position
    let highlights: [Position]
    let notes: [Position]
    let fixIts: [Position]
  }

  private enum CodingKeys: CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .getCapabilityResult(let result):
      try container.encode(result, forKey: .getCapabilityResult)
    case .expandMacroResult(let result): try container.encode(result, forKey: .expandMacroResult)
    }
  }
}

/// Answers one message; `nil` if it needs no answer that could be given.
func answer(to bytes: [UInt8]) -> [UInt8]? {
  // A message that is not understood is answered, too: the compiler waits.
  let message = try? JSONDecoder().decode(HostMessage.self, from: Data(bytes))
  return (try? JSONEncoder().encode(answer(to: message))).map(Array.init)
}

private func answer(to message: HostMessage?) -> PluginMessage {
  if message?.getCapability != nil {
    return .getCapabilityResult(.init(capability: .init(protocolVersion: 7)))
  }
  let diagnostics = message?.expandAttachedMacro.map(check) ?? []
  return .expandMacroResult(.init(expandedSource: "", diagnostics: diagnostics))
}
