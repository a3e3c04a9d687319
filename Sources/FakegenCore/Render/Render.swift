/// Returns the text of a generated file; the only decisions made here concern its layout.
///
/// - Parameters:
///   - file: The content of the file.
///   - header: Further lines of the header.
///   - condition: An `#if` condition around everything but the header.
///   - workers: Prints sections in parallel.
/// - Returns: The text.
func render(
  _ file: GeneratedFile, header: [String] = [], condition: String?, workers: Workers = .one
) -> String {
  var printer = CodePrinter()
  printer.line(generatedHeader)
  for line in header { printer.line(line.isEmpty ? "//" : "// \(line)") }
  // Linters and formatters are for code that people edit.
  printer.line("// swiftlint:disable all")
  printer.line("// swift-format-ignore-file")
  guard !file.sections.isEmpty else { return printer.text }
  printer.line()
  printer.conditional(condition.map { [$0] } ?? []) { printer in
    printer.render(file.imports[...], depth: 0)
    let sections = workers.map(file.sections) { [empty = printer.atSameIndentation] section in
      changed(empty) { printer in
        printer.line()
        printer.render(section)
      }
    }
    for section in sections { printer.append(section) }
  }
  return printer.text
}

extension CodePrinter {
  /// Prints something inside of `#if` blocks, outermost condition first.
  fileprivate mutating func conditional(
    _ conditions: [String], _ body: (inout CodePrinter) -> Void
  ) {
    guard let condition = conditions.first else { return body(&self) }
    line("#if \(condition)")
    indented { $0.conditional(Array(conditions.dropFirst()), body) }
    line("#endif")
  }

  /// Prints imports, those under the same conditions in one `#if` block.
  fileprivate mutating func render(_ imports: ArraySlice<ImportModel>, depth: Int) {
    var rest = imports
    while let first = rest.first {
      let condition = first.conditions.dropFirst(depth).first
      let group = rest.prefix { $0.conditions.dropFirst(depth).first == condition }
      if let condition {
        conditional([condition]) { $0.render(group, depth: depth + 1) }
      } else {
        for one in group { line(one.text) }
      }
      rest = rest[group.endIndex...]
    }
  }

  fileprivate mutating func render(_ section: GeneratedSection) {
    line("// MARK: - \(section.title)")
    line()
    conditional(section.conditions) { printer in
      for (number, declaration) in section.declarations.enumerated() {
        if number > 0 { printer.line() }
        printer.conditional(declaration.conditions) { $0.render(declaration) }
      }
    }
  }

  // MARK: - Declarations

  private mutating func render(_ declaration: GeneratedDeclaration) {
    for attribute in declaration.attributes {
      // Attributes in an `#if`.
      if attribute.hasPrefix("#if") {
        for text in attribute.split(separator: "\n") {
          let text = text.drop { $0 == " " || $0 == "\t" }
          line(text.hasPrefix("#") ? String(text) : "  \(text)")
        }
      } else {
        code(attribute, isHead: true)
      }
    }
    let head = declaration.head
    switch declaration.body {
    case .none: code(head, isHead: true)
    case .statements(let statements): render(head, statements)
    case .accessors(let accessors):
      block(head) { printer in
        for accessor in accessors { printer.render(accessor.head, accessor.statements) }
      }
    case .members(let groups):
      let groups = groups.filter { !$0.isEmpty }
      if groups.isEmpty { return render(head, []) }
      block(head) { printer in
        for (number, group) in groups.enumerated() {
          if number > 0 { printer.line() }
          printer.render(group[...], depth: 0)
        }
      }
    }
  }

  /// Prints a declaration with its body, on one line if that fits.
  ///
  /// ```swift
  /// func count() -> Int { 0 }
  /// func titles(
  ///   of section: Section, sortedBy order: Order, limitedTo limit: Int, from start: Int
  /// ) -> [String] {
  ///   []
  /// }
  /// ```
  private mutating func render(
    _ head: String, _ statements: [GeneratedStatement], isHead: Bool = true
  ) {
    if statements.isEmpty { return code(head + " {}", isHead: isHead) }
    let isBroken = head.utf8.contains(UInt8(ascii: "\n"))
    let head = isBroken ? Layout(head, isHead: true)?.lines(columns: .max)[0] ?? head : head
    if let text = statements.onlyText, isHead || !text.contains("{"),
      !text.holdsStatements, !text.utf8.contains(UInt8(ascii: "\n")), fits("\(head) { \(text) }")
    {
      line("\(head) { \(text) }")
    } else {
      block(head, isHead: isHead) { $0.render(statements) }
    }
  }

  private mutating func render(_ statements: [GeneratedStatement]) {
    for statement in statements {
      switch statement {
      case .code, .returned: code(statement.text ?? "", isHead: false)
      case .block(let head, let statements): render(head, statements, isHead: false)
      case .clauses(let clauses, let end):
        for clause in clauses {
          line(clause.opening)
          indented { $0.render(clause.statements) }
        }
        line(end)
      }
    }
  }

  // MARK: - Conditions

  /// Prints members in the nested `#if` blocks that they belong to.
  ///
  /// ```swift
  /// extension EmptyTheme {
  ///   func name() -> String { "" }
  ///   #if DEBUG
  ///     func inspect() -> Int { 0 }
  ///   #endif
  /// }
  /// ```
  private mutating func render(_ members: ArraySlice<GeneratedDeclaration>, depth: Int) {
    var rest = members
    while let first = rest.first {
      guard first.branches.count > depth else {
        render(first)
        rest = rest.dropFirst()
        continue
      }
      let branch = first.branches[depth]
      let group = rest.prefix {
        $0.branches.count > depth && $0.branches[depth].group == branch.group
      }
      // Empty clauses are kept if a later one has members.
      for clause in 0...(group.map { $0.branches[depth].clause }.max() ?? 0) {
        line(ConditionBranch.directive(branch.conditionTexts[clause], clause: clause))
        let inside = group.filter { $0.branches[depth].clause == clause }
        indented { $0.render(inside[...], depth: depth + 1) }
      }
      line("#endif")
      rest = rest[group.endIndex...]
    }
  }
}
