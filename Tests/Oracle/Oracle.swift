// Prints the declarations of Swift files as the toolchain's own SwiftParser reads them.
//
// The format is that of `SyntaxDump`, so that the two can be compared line by line. The script `differences` in this
// folder builds this program, because a package cannot link the libraries of the toolchain.

import Foundation
import SwiftParser
import SwiftSyntax

struct Dump {
  var lines: [String] = []

  mutating func visit(_ items: CodeBlockItemListSyntax, depth: Int) {
    for item in items {
      if let declaration = item.item.as(DeclSyntax.self) {
        visit(declaration, in: nil, depth: depth)
      }
    }
  }

  mutating func visit(_ members: MemberBlockItemListSyntax, in owner: String, depth: Int) {
    for member in members { visit(member.decl, in: owner, depth: depth) }
  }

  mutating func visit(_ declaration: DeclSyntax, in owner: String?, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      visit(conditional, in: owner, depth: depth)
    } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      lines.append(indent + header(of: group))
      let kind = group.introducer.text
      visit(group.memberBlock.members, in: kind, depth: depth + 1)
    } else if owner == "protocol", isMember(declaration) {
      lines.append(indent + text(of: declaration.tokens(viewMode: .sourceAccurate)))
    } else if let summary = summary(of: declaration) {
      lines.append(contentsOf: summary.map { indent + $0 })
    }
  }

  func isMember(_ declaration: DeclSyntax) -> Bool {
    declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self)
      || declaration.is(InitializerDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self)
      || declaration.is(AssociatedTypeDeclSyntax.self) || declaration.is(TypeAliasDeclSyntax.self)
  }

  mutating func visit(_ conditional: IfConfigDeclSyntax, in owner: String?, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    for clause in conditional.clauses {
      let condition = clause.condition.map { text(of: $0.tokens(viewMode: .sourceAccurate)) }
      lines.append(indent + clause.poundKeyword.text + (condition.map { " " + $0 } ?? ""))
      switch clause.elements {
      case .statements(let items): visit(items, depth: depth + 1)
      case .decls(let members): visit(members, in: owner ?? "", depth: depth + 1)
      default: break
      }
    }
    lines.append(indent + "#endif")
  }

  func header(of group: any DeclGroupSyntax) -> String {
    // The declaration up to its member block, attributes included.
    let end = group.memberBlock.positionAfterSkippingLeadingTrivia
    let tokens = Syntax(fromProtocol: group).tokens(viewMode: .sourceAccurate)
      .prefix { $0.positionAfterSkippingLeadingTrivia < end }
    return text(of: tokens)
  }

  func annotation(_ type: TypeSyntax?) -> String {
    type.map { ":" + text(of: $0.tokens(viewMode: .sourceAccurate)) } ?? ""
  }

  /// Returns the names in a pattern, with the types of the elements.
  func names(in pattern: PatternSyntax, _ type: TypeSyntax?) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return ["\(name.identifier.text)\(annotation(type))"]
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    if let only = tuple.elements.first, tuple.elements.count == 1 {
      return names(in: only.pattern, type)
    }
    let tupleType = type?.as(TupleTypeSyntax.self)
    // A type in parentheses is that type.
    if let only = tupleType?.elements.first, tupleType?.elements.count == 1 {
      return names(in: pattern, only.type)
    }
    let types = tupleType?.elements.map { Optional($0.type) }
    return zip(tuple.elements, types ?? tuple.elements.map { _ in nil }).flatMap {
      names(in: $0.pattern, $1)
    }
  }

  func summary(of declaration: DeclSyntax) -> [String]? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let specifier = variable.bindingSpecifier.text
      return variable.bindings.flatMap { binding -> [String] in
        names(in: binding.pattern, binding.typeAnnotation?.type).map { "\(specifier) \($0)" }
      }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [signature(of: declaration, before: function.body)]
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return [signature(of: declaration, before: initializer.body)]
    }
    if let item = declaration.as(SubscriptDeclSyntax.self) {
      return [signature(of: declaration, before: item.accessorBlock)]
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { element in
        let parameters = element.parameterClause?.parameters.map { parameter in
          text(of: parameter.type.tokens(viewMode: .sourceAccurate))
        }
        return "case \(element.name.text)(\(parameters?.joined(separator: ",") ?? ""))"
      }
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let value = text(of: alias.initializer.value.tokens(viewMode: .sourceAccurate))
      return ["typealias \(alias.name.text)=\(value)"]
    }
    if let item = declaration.as(ImportDeclSyntax.self) {
      return ["import " + item.path.map(\.name.text).joined(separator: ".")]
    }
    return nil
  }

  func signature(of declaration: DeclSyntax, before body: (some SyntaxProtocol)?) -> String {
    let end = body?.positionAfterSkippingLeadingTrivia
    let start = introducer(of: declaration)
    let tokens = declaration.tokens(viewMode: .sourceAccurate)
      .drop { $0.positionAfterSkippingLeadingTrivia < start }
      .prefix { token in end.map { token.positionAfterSkippingLeadingTrivia < $0 } ?? true }
    return text(of: tokens)
  }

  func introducer(of declaration: DeclSyntax) -> AbsolutePosition {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.funcKeyword.positionAfterSkippingLeadingTrivia
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return initializer.initKeyword.positionAfterSkippingLeadingTrivia
    }
    return declaration.as(SubscriptDeclSyntax.self)?.subscriptKeyword
      .positionAfterSkippingLeadingTrivia ?? declaration.positionAfterSkippingLeadingTrivia
  }
}

/// Returns the text of tokens without white space, except for one space between words, and that in strings of one line.
func text(of tokens: some Sequence<TokenSyntax>) -> String {
  var result = ""
  for token in tokens {
    var text = token.text
    let literal = token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self)
    if literal?.openingQuote.tokenKind == .multilineStringQuote {
      text = String(text.filter { !$0.isWhitespace })
    } else if let last = result.utf8.last, let first = text.utf8.first, isWord(last), isWord(first)
    {
      result += " "
    }
    result += text
  }
  return String(result.filter { $0 != "\n" })
}

func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    return true
  default: return false
  }
}

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  var dump = Dump()
  dump.visit(Parser.parse(source: String(decoding: data, as: UTF8.self)).statements, depth: 0)
  print("=== \(path)")
  for line in dump.lines { print(line) }
}
