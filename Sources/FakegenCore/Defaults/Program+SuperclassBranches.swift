/// Superclasses that the branches of an `#if` declare, as a site sees them.
extension Program {
  /// A class and its superclasses, as a site sees them.
  ///
  /// If the branches of an `#if` declare a class several times, the branch that is taken at the site counts.
  func lineage(of id: DeclarationID, at site: Site) -> [Superclass] {
    lineage(of: Superclass(id: id)) { id in
      guard site.excludes(self[id].conditions) else { return id }
      return branches(of: id).first { site.holds(self[$0].conditions) } ?? id
    }
  }

  /// The branch that declares a superclass, if it is unknown which of several branches the site takes.
  func uncertainBranch(
    of above: DeclarationID, above id: DeclarationID, at site: Site
  ) -> ConditionBranch? {
    guard above != id, branches(of: above).count > 1 else { return nil }
    let known = self[id].conditions
    return site.firstUncertain(of: self[above].conditions.filter { !known.contains($0) })
  }
}
