import FakegenSyntax

/// Returns the declarations of a file, one on each line.
func dump(_ source: SourceText) -> String {
  var diagnostics: [Diagnostic] = []
  let file = parse(source, diagnostics: &diagnostics)
  var dump = Dump(source: source)
  dump.visit(file.items, in: nil, depth: 0)
  return dump.text
}

private struct Dump {
  let source: SourceText
  var text = ""

  mutating func line(_ text: String, depth: Int) {
    self.text += String(repeating: "  ", count: depth) + text + "\n"
  }

  mutating func visit(_ items: [ItemSyntax], in owner: NominalSyntax.Kind?, depth: Int) {
    for item in items {
      switch item {
      case .declaration(let declaration): visit(declaration, in: owner, depth: depth)
      case .conditional(let conditional):
        for clause in conditional.clauses {
          let keyword = clause.condition.map {
            SourceRange(clause.directive.start, $0.start)
          }
          let condition = clause.condition.map { " " + normalized($0) } ?? ""
          line(normalized(keyword ?? clause.directive) + condition, depth: depth)
          visit(clause.items, in: owner, depth: depth + 1)
        }
        line("#endif", depth: depth)
      }
    }
  }

  private mutating func visit(
    _ declaration: DeclarationSyntax, in owner: NominalSyntax.Kind?, depth: Int
  ) {
    let start = declaration.attributes.first?.range.start ?? declaration.range.start
    if case .nominal(let nominal) = declaration.kind {
      line(normalized(SourceRange(start, nominal.headerEnd)), depth: depth)
      visit(nominal.members, in: nominal.kind, depth: depth + 1)
    } else if owner == .protocol, declaration.kind != .other {
      line(normalized(SourceRange(start, declaration.range.end)), depth: depth)
    } else {
      for summary in summary(of: declaration) { line(summary, depth: depth) }
    }
  }

  private func summary(of declaration: DeclarationSyntax) -> [String] {
    switch declaration.kind {
    case .variable(let variable):
      return variable.bindings.map { binding in
        let type = binding.type.map { ":" + normalized($0.range) } ?? ""
        return "\(source[declaration.introducer]) \(source[binding.name])\(type)"
      }
    case .callable(let callable):
      return [normalized(SourceRange(declaration.introducer.start, callable.signature.end))]
    case .enumCase(let elements):
      return elements.map { element in
        let types = (element.parameters ?? []).map { normalized($0.type.range) }
        return "case \(source[element.name])(\(types.joined(separator: ",")))"
      }
    case .typeAlias(let alias):
      return ["typealias \(source[alias.name])=\(normalized(alias.type.range))"]
    case .import(let item):
      return ["import " + item.path.map { source[$0] }.joined(separator: ".")]
    case .nominal, .associatedType, .other: return []
    }
  }

  /// Returns the tokens of a range without white space, except for one space between words, and that in strings of one
  /// line.
  private func normalized(_ range: SourceRange) -> String {
    var result: [UInt8] = []
    for token in source.tokens(in: range) {
      let bytes = source.bytes[token.start..<token.end]
      if let last = result.last, let first = bytes.first, last.isWordPart, first.isWordPart {
        result.append(.space)
      }
      // The toolchain takes the indentation of a multiline string for white space.
      let isMultiline = bytes.contains(UInt8(ascii: "\n"))
      result += isMultiline ? bytes.filter { !$0.isWhiteSpace } : Array(bytes)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
