/// Superclasses that the branches of an `#if` declare, as a site sees them.
extension Program {
  /// A class and its superclasses, as a site sees them.
  ///
  /// If the branches of an `#if` declare a class several times, the branch that is taken at the site counts.
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

  /// The branch that declares a superclass, if it is unknown which of several branches the site takes.
  func openBranch(
    of above: DeclarationID, above id: DeclarationID, at site: Site
  ) -> ConditionBranch? {
    guard above != id, branches(of: above).count > 1 else { return nil }
    let known = self[id].conditions
    return site.open(self[above].conditions.filter { !known.contains($0) })
  }
}
