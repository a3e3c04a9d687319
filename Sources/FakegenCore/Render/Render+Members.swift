extension CodePrinter {
  /// Prints members with the `#if` trees that they stand in.
  mutating func render(_ members: [MemberModel]) {
    renderMembers(members[...], depth: 0)
  }

  private mutating func renderMembers(_ members: ArraySlice<MemberModel>, depth: Int) {
    var rest = members
    while let first = rest.first {
      guard let branch = first.conditions.dropFirst(depth).first else {
        render(first)
        rest = rest.dropFirst()
        continue
      }
      let end = rest.firstIndex { $0.conditions.dropFirst(depth).first?.group != branch.group }
      let group = rest[..<(end ?? rest.endIndex)]
      renderConditional(group, directives: branch.directives, depth: depth)
      rest = rest[group.endIndex...]
    }
  }

  /// Clauses that hold nothing are kept while a later one holds something.
  private mutating func renderConditional(
    _ members: ArraySlice<MemberModel>, directives: [String], depth: Int
  ) {
    let last = members.compactMap { $0.conditions[depth].clause }.max() ?? 0
    for clause in 0...last {
      line(directives[clause])
      let inside = members.filter { $0.conditions[depth].clause == clause }
      indented { $0.renderMembers(inside[...], depth: depth + 1) }
    }
    line("#endif")
  }

  private mutating func render(_ member: MemberModel) {
    for attribute in member.attributes { line(attribute) }
    switch member.body {
    case .none: line(member.declaration)
    case .empty: line("\(member.declaration) {}")
    case .statements(let statements): render(member.declaration, statements)
    case .accessors(let accessors):
      block(member.declaration) { printer in
        for accessor in accessors {
          if accessor.statements.isEmpty {
            printer.line("\(accessor.head) {}")
          } else {
            printer.render(accessor.head, accessor.statements)
          }
        }
      }
    }
  }

  /// One line where it fits, as `func count() -> Int { 0 }`.
  private mutating func render(_ head: String, _ statements: [String]) {
    let oneLine = "\(head) { \(statements.joined(separator: "; ")) }"
    if statements.count == 1, !statements[0].contains("\n"), width(of: oneLine) <= 100 {
      line(oneLine)
    } else {
      block(head) { printer in
        for statement in statements { printer.line(statement) }
      }
    }
  }
}
