/// Spells what was decided.
func render(_ resolution: Resolution, configuration: Configuration) -> String {
  var printer = CodePrinter()
  printer.line(generatedHeader)
  guard !resolution.fakes.isEmpty else { return printer.text }
  printer.line()
  printer.conditional(configuration.condition.map { [$0] } ?? []) { printer in
    for line in resolution.imports {
      printer.conditional(line.conditions) { $0.line(line.text) }
    }
    for fake in resolution.fakes {
      printer.line()
      printer.render(fake)
    }
  }
  return printer.text
}

extension CodePrinter {
  /// Prints something under conditions of `#if`, outermost first.
  fileprivate mutating func conditional(
    _ conditions: [String], _ body: (inout CodePrinter) -> Void
  ) {
    for condition in conditions { directive("#if \(condition)") }
    body(&self)
    for _ in conditions { directive("#endif") }
  }

  fileprivate mutating func render(_ fake: FakeModel) {
    line("// MARK: - \(fake.name)")
    line()
    conditional(fake.conditions) { printer in
      printer.nested(in: fake.nesting) { printer in
        if let empty = fake.empty { printer.render(empty) }
        if !fake.nesting.isEmpty, let null = fake.null {
          printer.line()
          printer.render(null)
        }
      }
      if let empty = fake.empty { printer.renderExtensions(of: empty, nesting: fake.nesting) }
      if fake.nesting.isEmpty, let null = fake.null {
        if fake.empty != nil { printer.line() }
        printer.render(null)
      }
    }
  }

  /// Types nested in others are declared in an extension of those.
  private mutating func nested(in nesting: [String], _ body: (inout CodePrinter) -> Void) {
    if nesting.isEmpty {
      body(&self)
    } else {
      block("extension \(nesting.joined(separator: "."))", body)
    }
  }

  private mutating func render(_ empty: EmptyModel) {
    for attribute in empty.attributes { line(attribute) }
    let head = (empty.modifiers + ["protocol \(empty.name)"]).joined(separator: " ")
    line("\(head): \(empty.inherited.joined(separator: ", ")) {}")
  }

  private mutating func renderExtensions(of empty: EmptyModel, nesting: [String]) {
    let name = (nesting + [empty.name]).joined(separator: ".")
    for model in empty.extensions {
      line()
      conditional(model.conditions) { $0.render(model, of: name) }
    }
  }

  private mutating func render(_ model: ExtensionModel, of name: String) {
    for attribute in model.attributes { line(attribute) }
    var head = (model.modifiers + ["extension \(name)"]).joined(separator: " ")
    if !model.constraints.isEmpty {
      head += " where \(model.constraints.joined(separator: ", "))"
    }
    block(head) { $0.render(model.members) }
  }

  private mutating func render(_ null: NullModel) {
    for attribute in null.attributes { line(attribute) }
    let words = null.modifiers + [null.keyword, null.name + null.genericClause]
    let head =
      "\(words.joined(separator: " ")): \(null.inherited.joined(separator: ", "))"
      + null.whereClause
    guard !null.aliases.isEmpty || null.initializer != nil || !null.members.isEmpty else {
      line("\(head) {}")
      return
    }
    block(head) { printer in
      printer.render(null.aliases)
      if let initializer = null.initializer {
        if !null.aliases.isEmpty { printer.line() }
        printer.render([initializer])
      }
      if !null.members.isEmpty {
        if !null.aliases.isEmpty || null.initializer != nil { printer.line() }
        printer.render(null.members)
      }
    }
  }
}
