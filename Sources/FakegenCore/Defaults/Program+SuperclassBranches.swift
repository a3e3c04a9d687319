/// Which of the classes that the branches of an `#if` declare is above another one, where some code is.
extension Program {
  /// A class and those above it, as they are where some code is.
  ///
  /// Of the classes that the branches of an `#if` declare, that is the one whose branch is taken there.
  func lineage(of id: DeclarationID, at site: Site) -> [Superclass] {
    var lineage: [Superclass] = []
    var next: Superclass? = Superclass(id: id)
    while lineage.count <= 32, var current = next {
      if site.excludes(self[current.id].conditions),
        let other = branches(of: current.id).first(where: { site.holds(self[$0].conditions) })
      {
        current = Superclass(id: other, generics: current.generics)
      }
      if lineage.contains(where: { $0.id == current.id }) { break }
      lineage.append(current)
      next = superclass(of: current)
    }
    return lineage
  }

  /// The branch of a class above another one, if nobody knows which of its branches is taken where some code is.
  func openBranch(
    of above: DeclarationID, above id: DeclarationID, at site: Site
  ) -> ConditionBranch? {
    guard above != id, branches(of: above).count > 1 else { return nil }
    let known = self[id].conditions
    return site.open(self[above].conditions.filter { !known.contains($0) })
  }
}
