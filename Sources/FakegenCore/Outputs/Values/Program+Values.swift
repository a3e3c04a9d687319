/// Which types have test data.
extension Program {
  /// The types of which test data was asked for: those that are annotated and, if the configuration says so, those of
  /// the sources that the members of protocols mention.
  ///
  /// - Parameter protocols: The protocols that are faked.
  /// - Returns: The types.
  func chosenValues(mentionedBy protocols: [DeclarationID]) -> [DeclarationID] {
    let annotated = declarations.annotatedTypes
    guard configuration.createsValues else { return annotated }
    let owners = protocols.flatMap { shape(of: $0).protocols }.uniqued().filter { !isPrelude($0) }
    let types = owners.flatMap { requirements(of: $0) }.flatMap { requirement in
      requirement.parameters.map(\.type) + [requirement.type]
    }
    let mentioned = types.flatMap(\.names).compactMap(\.declaration).filter { id in
      self[id].isType && self[id].origin == .source && isAccessible(id)
        && !declarations.modules.isInOutputModule(self[id].place.file)
    }
    return (annotated + mentioned).uniqued()
  }
}
