/// What a type means, apart from how it was written.
///
/// `Swift.Optional<Int>` and `Int?` are kept apart; `TypeModel.normalized` brings them together.
package indirect enum TypeModel: Hashable, Sendable {
  case named(NamedType)
  case optional(TypeModel)
  case array(TypeModel)
  case dictionary(TypeModel, TypeModel)
  /// `[2 of Int]`
  case inlineArray(count: TypeModel, TypeModel)
  case tuple([TypeElement])
  case function(FunctionType)
  case metatype(TypeModel)
  /// `any P`
  case existential(TypeModel)
  /// `some P`
  case opaque(TypeModel)
  case composition([TypeModel])
  /// `inout T`, `@escaping () -> Void`
  case prefixed([String], TypeModel)
  case packExpansion(TypeModel)
  case packElement(TypeModel)
  /// `~Copyable`
  case suppressed(TypeModel)
  /// An integer that is a generic argument.
  case value(String)
  /// What the parser could not read.
  case missing

  /// A name without arguments, as in `Int`.
  static func name(_ components: String...) -> TypeModel {
    .named(NamedType(components.map { NamedType.Component(name: $0, arguments: []) }))
  }

  static let void = TypeModel.tuple([])
}

/// As in `Foundation.Measurement<UnitLength>`.
package struct NamedType: Hashable, Sendable {
  package struct Component: Hashable, Sendable {
    package var name: String
    package var arguments: [TypeModel]
  }

  package var components: [Component]

  init(_ components: [Component]) {
    self.components = components
  }

  /// The names without the arguments.
  var path: [String] { components.map(\.name) }

  /// The last name, which is the type's own.
  var name: String { components.last?.name ?? "" }

  /// The arguments of the type's own name.
  var arguments: [TypeModel] { components.last?.arguments ?? [] }

  var isPlainName: Bool { components.count == 1 && arguments.isEmpty }
}

/// An element of a tuple, or a parameter of a function type.
package struct TypeElement: Hashable, Sendable {
  package var label: String?
  package var type: TypeModel
  package var isVariadic = false
}

/// As in `(Int, inout String) async throws(E) -> Bool`.
package struct FunctionType: Hashable, Sendable {
  package var parameters: [TypeElement]
  package var effects: Effects
  package var result: TypeModel
}

/// As in `async throws(E)`.
package struct Effects: Hashable, Sendable {
  package enum Throwing: Hashable, Sendable {
    case never, `throws`, `rethrows`
    case typed(TypeModel)
  }

  package var isAsync = false
  package var throwing = Throwing.never
  /// As written, to be copied.
  package var text = ""

  /// Whether an error of any type may be thrown.
  var throwsAnything: Bool { throwing == .throws }
}
