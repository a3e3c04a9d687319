import FakegenKnowledge
import FakegenSyntax

extension Prelude {
  /// The prelude's files, parsed once and shared by all runs.
  static let parsed: [(outline: Outline, file: FileLowering)] = files.map {
    let source = SourceText(path: path, $0.text)
    let file = FileLowering(source, number: FileID(number: 0), origin: .prelude)
    assert(file.syntaxErrors.isEmpty, "\(path): \(file.syntaxErrors)")
    return (Outline(source), file)
  }

  /// An attribute that only the prelude uses, on a member or a protocol.
  ///
  /// ```swift
  /// @unlessCounting @FakeDefault(exp: "endIndex") @forInt("i + 1")
  /// func index(after i: Index) -> Index
  /// ```
  enum Mark: String {
    case synthesizedForStructs, synthesizedForClasses, synthesizedForActors, derivedForEnums
    case unless, beside, ifThrowing, ifOwn, unlessOwn, ifSliced, unlessCounting
    case byIdentity, forInt
    case unfakeable

    init?(_ attribute: AttributeModel) { self.init(rawValue: attribute.name) }
  }
}

extension AttributeModel {
  /// The argument of a mark, without its parentheses and quotes.
  var argument: String {
    let text = text.dropFirst(name.count + 2).dropLast()
    return String(text.first == "\"" ? text.dropFirst().dropLast() : text)
  }
}

extension Member {
  /// Whether a member of the prelude has a mark.
  func hasMark(_ mark: Prelude.Mark) -> Bool { attributes.has(mark.rawValue) }
}
