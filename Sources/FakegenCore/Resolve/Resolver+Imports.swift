extension Resolver {
  /// The imports of the files that the faked protocols and their ancestors stand in.
  mutating func resolveImports(of indices: [Int]) -> [ImportLine] {
    var files: Set<Int> = []
    for index in indices {
      for ancestor in graph.shape(of: index).protocols where table[ancestor].origin != .prelude {
        files.insert(table[ancestor].place.file)
      }
    }
    var lines: [ImportLine] = []
    for file in files.sorted() {
      for imported in table.imports(of: file)
      where !["Faked", "FakedRuntime"].contains(imported.module) {
        lines.append(line(for: imported))
      }
    }
    // A file that is only tested against says nothing of how the output sees a module.
    lines += neededImports.filter { !$0.attributes.contains("@testable") }.map(line)
      .sorted { ($0.text, $0.conditions.joined()) < ($1.text, $1.conditions.joined()) }
    lines.append(runtimeImport(of: indices))
    lines += configuration.imports.map {
      ImportLine(module: $0, text: "import \($0)", isTestable: false, conditions: [])
    }
    lines += configuration.testableImports.map {
      ImportLine(module: $0, text: "@testable import \($0)", isTestable: true, conditions: [])
    }
    return merged(lines.uniqued())
  }

  private func line(for imported: ImportModel) -> ImportLine {
    var words = imported.attributes.filter { !$0.hasPrefix("@_exported") }
    // Nothing public is generated elsewhere, so nothing has to be imported publicly there.
    if let access = imported.access, !configuration.isElsewhere { words.append("\(access)") }
    words.append("import")
    words += [imported.scope].compactMap { $0 } + [imported.path]
    return ImportLine(
      module: imported.path, text: words.joined(separator: " "),
      isTestable: imported.attributes.contains("@testable"),
      conditions: imported.conditions.map(\.standalone))
  }

  /// Public Null types conform to `NullObject` in public, wherever imports are internal by default.
  ///
  /// A module that imports the runtime itself decides how: the compiler wants all its files to agree.
  private func runtimeImport(of indices: [Int]) -> ImportLine {
    let widest = indices.map { table[$0].access }.max() ?? .internal
    let needsAccess =
      !table.importsRuntimePlainly && !configuration.isElsewhere && widest > .internal
    let text = "\(needsAccess ? "\(min(widest, .public)) " : "")import FakedRuntime"
    return ImportLine(module: "FakedRuntime", text: text, isTestable: false, conditions: [])
  }

  /// One line for each import; an unconditional one makes the conditional ones needless.
  private func merged(_ lines: [ImportLine]) -> [ImportLine] {
    var result: [ImportLine] = []
    let ordered = lines.map { (line: $0, order: $0.order) }.sorted { $0.order < $1.order }
    for line in ordered.map(\.line) {
      let isCovered = result.contains {
        $0.module == line.module && $0.conditions.isEmpty && $0.text.widensImport(of: line.text)
      }
      if !isCovered { result.append(line) }
    }
    return result
  }
}

extension ImportLine {
  /// Plain imports by module, then `@testable` ones; of one module the widest first.
  fileprivate var order: ImportOrder {
    let words = text.split(separator: " ")
    let rank = words.contains("public") ? 0 : words.first == "import" ? 1 : 2
    return ImportOrder(
      isTestable: isTestable ? 1 : 0, module: module, conditions: conditions.count, rank: rank,
      text: text)
  }
}

private struct ImportOrder: Comparable {
  let isTestable: Int
  let module: String
  let conditions: Int
  let rank: Int
  let text: String

  static func < (left: ImportOrder, right: ImportOrder) -> Bool {
    (left.isTestable, left.module, left.conditions, left.rank, left.text)
      < (right.isTestable, right.module, right.conditions, right.rank, right.text)
  }
}

extension String {
  /// Whether an import makes another of the same module needless.
  fileprivate func widensImport(of other: String) -> Bool {
    self == other || !other.hasPrefix("@") && !hasPrefix("@")
  }
}
