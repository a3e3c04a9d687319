import FakegenSyntax

extension Resolver {
  /// Notes where each default of a protocol comes from.
  mutating func explain(_ empty: EmptyResolution, of index: Int) {
    let shape = graph.shape(of: index)
    for witness in empty.witnesses + empty.implemented where witness.member.kind != .initializer {
      let scope = Scope(shape: shape, pinned: [:], nesting: table[witness.owner].path)
      let isVoid = witness.member.kind == .method && isVoid(witness.member.type, in: scope)
      let isInPrelude = table[witness.owner].origin == .prelude
      explanations.append(
        Explanation(
          protocolName: table[index].qualifiedName, member: witness.member.fullName,
          type: isVoid ? "" : "\(witness.member.type)", expression: witness.body.expression,
          reason: witness.body.origin.text, source: witness.body.origin.place.map(describe),
          isUnresolved: witness.body.isUnresolved,
          place: isInPrelude ? table[index].place : witness.member.place))
    }
  }

  /// Names a place, as `Sources/User.swift:4`.
  private func describe(_ place: Place) -> String {
    let source = table.source(of: place.file)
    return "\(source.path):\(source.location(of: place.offset).line)"
  }

  /// Why no default of a type was found.
  func reasonAgainstDefault(of type: TypeModel, in scope: Scope) -> String {
    guard case .named(let named) = type.normalized.bare else {
      return "no part of '\(type)' makes a value"
    }
    if scope.genericParameters[named.path[0]] != nil {
      return "'\(named)' is whatever the caller chooses"
    }
    guard let index = declaration(of: named, in: scope) else {
      return "'\(named)' is not declared in the given sources"
    }
    let place = table[index].origin == .prelude ? "" : " (\(describe(table[index].place)))"
    switch table[index].kind {
    case .protocol: return "protocol '\(named)'\(place) has no Null type"
    case .enum: return "enum '\(named)'\(place) has no case that can be made"
    case .struct, .class, .actor:
      return
        "\(table[index].kind.rawValue) '\(named)'\(place) has no initializer that can be called"
    case .typealias: return "what '\(named)'\(place) stands for cannot be made"
    }
  }
}
