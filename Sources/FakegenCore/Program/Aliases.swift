/// What type aliases stand for.
///
/// People have aliases that stand for each other on the screen while they type. Whoever follows aliases asks here, where
/// such a circle ends: an alias that comes back to itself stands for nothing.
extension Program {
  /// What a type alias stands for, bound where it is declared; `nil` if it comes back to itself, and for anything else.
  func aliasedType(of id: DeclarationID) -> TypeModel? {
    // What is asked on the way, to find out what the names in it mean, knows nothing of it yet.
    answers(about: id).aliasedType.value(meanwhile: .some(nil)) {
      let aliased = self[id].aliasedType.map { bind($0, in: scope(around: id)) }
      return aliased.flatMap { isCircular($0, from: id) ? nil : $0 }
    }
  }

  /// The same with the arguments put in.
  func aliasedType(of id: DeclarationID, arguments: [TypeModel]) -> TypeModel? {
    guard let aliased = aliasedType(of: id) else { return nil }
    var generics: [String: TypeModel] = [:]
    for (parameter, argument) in zip(self[id].genericParameters, arguments) {
      generics[parameter.name] = argument
    }
    return substitute(generics, in: aliased)
  }

  /// Whether a type names an alias again, in itself or in what the aliases that it names stand for.
  private func isCircular(_ type: TypeModel, from id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    var queue = aliases(in: type)
    while let next = queue.popLast() {
      if next == id { return true }
      guard seen.insert(next).inserted, let aliased = self[next].aliasedType else { continue }
      queue += aliases(in: bind(aliased, in: scope(around: next)))
    }
    return false
  }

  private func aliases(in type: TypeModel) -> [DeclarationID] {
    type.names.compactMap(\.declaration).filter { self[$0].kind == .typealias }
  }
}
