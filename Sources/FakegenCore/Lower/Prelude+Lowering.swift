import FakegenKnowledge
import FakegenSyntax

extension Prelude {
  /// The files as every run sees them, read once.
  static let parsed: [ParsedFile] = files.map { ParsedFile(SourceText(path: path, $0.text)) }

  /// What an attribute of our own says about a member, or about a protocol.
  ///
  /// ```swift
  /// @UnlessCounting @FakeDefault(exp: "endIndex") @ForInt("i + 1")
  /// func index(after i: Index) -> Index
  /// ```
  enum Mark: Equatable {
    case synthesizedForStructs, synthesizedForClasses, synthesizedForActors
    case unless(String), beside(String), byIdentity(String), forInt(String)
    case ifThrowing(StandardConformances.Failure), ifSliced, unlessCounting
    case unfakeable, derivedForEnums

    init?(_ attribute: AttributeModel) {
      switch attribute.name {
      case "SynthesizedForStructs": self = .synthesizedForStructs
      case "SynthesizedForClasses": self = .synthesizedForClasses
      case "SynthesizedForActors": self = .synthesizedForActors
      case "Unless": self = .unless(Self.argument(of: attribute))
      case "Beside": self = .beside(Self.argument(of: attribute))
      case "ByIdentity": self = .byIdentity(Self.expression(of: attribute))
      case "ForInt": self = .forInt(Self.expression(of: attribute))
      case "IfSliced": self = .ifSliced
      case "IfThrowing": self = .ifThrowing(.anyError)
      case "IfThrowingTyped": self = .ifThrowing(.typed)
      case "UnlessThrowing": self = .ifThrowing(.never)
      case "UnlessCounting": self = .unlessCounting
      case "Unfakeable": self = .unfakeable
      case "DerivedForEnums": self = .derivedForEnums
      default: return nil
      }
    }

    /// What stands between the parentheses.
    private static func argument(of attribute: AttributeModel) -> String {
      String(attribute.text.dropFirst(attribute.name.count + 2).dropLast())
    }

    /// What stands between the quotes.
    private static func expression(of attribute: AttributeModel) -> String {
      String(attribute.text.dropFirst(attribute.name.count + 3).dropLast(2))
    }
  }
}

extension Member {
  /// Whether a member of the prelude has a mark.
  func hasMark(_ mark: Prelude.Mark) -> Bool {
    attributes.contains { Prelude.Mark($0) == mark }
  }
}
