import Faked

@resultBuilder struct NamedLines { static func buildBlock(_ c: String...) -> [String] { c } }
@Faked protocol NamedBuilders {
  @NamedLines func lines() -> [String]
  @NamedLines var more: [String] { get }
}
