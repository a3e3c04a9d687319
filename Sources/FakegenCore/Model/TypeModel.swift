import FakegenKnowledge

/// What a type means, apart from how it was written.
///
/// As it is lowered, a type holds names; `Program.bind(_:in:)` finds out what they mean where the type was
/// written. A bound type means the same everywhere: `Inner` is the declaration `Outer.Inner`, and
/// `Swift.Optional<Int>` is `Int?`.
package enum TypeModel: Equatable, Sendable {
  case named(NamedType)
  indirect case optional(TypeModel)
  indirect case array(TypeModel)
  indirect case dictionary(TypeModel, TypeModel)
  /// `[2 of Int]`
  indirect case inlineArray(count: TypeModel, TypeModel)
  case tuple([TypeElement])
  case function(FunctionType)
  indirect case metatype(TypeModel)
  /// `any P`
  indirect case existential(TypeModel)
  /// `some P`
  indirect case opaque(TypeModel)
  case composition([TypeModel])
  /// `inout T`, `@escaping () -> Void`
  indirect case prefixed([String], TypeModel)
  indirect case packExpansion(TypeModel)
  indirect case packElement(TypeModel)
  /// `~Copyable`
  indirect case suppressed(TypeModel)
  /// An integer that is a generic argument.
  case value(String)
  /// What the parser could not read.
  case missing

  static let void = TypeModel.tuple([])

  /// A type by its name alone.
  static func name(_ name: String, _ meaning: NamedType.Meaning = .unbound) -> TypeModel {
    .named(NamedType(name, meaning: meaning))
  }

  /// The name of the generic parameter or associated type that the type is.
  var parameterName: String? {
    if case .named(let named) = self { named.parameterName } else { nil }
  }

  /// The declaration that its name means, if it has one.
  var declaration: DeclarationID? {
    if case .named(let named) = self { named.declaration } else { nil }
  }

  /// The parts of its name, if it has one.
  var namePath: [String] {
    if case .named(let named) = bare { named.path } else { [] }
  }

  /// Whether who inherits it says that there is a default value.
  var namesDefaultable: Bool { ["Defaultable", "NullObject"].contains(namePath.last) }

  /// Whether it is written as `T?`.
  var isOptional: Bool {
    if case .optional = bare { true } else { false }
  }

  /// Whether it is a function that takes a pack.
  var isVariadicFunction: Bool {
    guard case .function(let function) = bare else { return false }
    return function.parameters.contains { if case .packExpansion = $0.type { true } else { false } }
  }

  /// Whether something like `inout` stands before the type.
  func hasPrefix(_ prefix: String) -> Bool {
    if case .prefixed(let prefixes, _) = self { prefixes.contains(prefix) } else { false }
  }

  /// Whether it is `any Error`.
  var isAnyError: Bool {
    guard case .existential(let constraint) = bare else { return false }
    return constraint.bare.description == "Error"
  }

  /// The generic parameter or associated type of a name.
  static func parameter(_ name: String) -> TypeModel { .name(name, .parameter) }

  /// Whether it is `~Copyable`, alone or with others.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.contains(where: \.isSuppression)
    default: false
    }
  }
}

/// As in `Outer<Int>.Inner`.
///
/// A class, because types are copied far more often than they are made.
package final class NamedType: Equatable, Sendable {
  /// What the whole name stands for.
  enum Meaning: Equatable, Sendable {
    /// Nobody has looked yet.
    case unbound
    case declaration(DeclarationID)
    /// A generic parameter, an associated type, `Self`, or a member type of one of them.
    case parameter
    /// A type that is generated.
    case generated(GeneratedTypeID)
    /// No declaration of the name is known; the module is the one that was written before it.
    case unknown(ModuleName?)

    /// The declaration that is meant, if one is known.
    var declaration: DeclarationID? {
      if case .declaration(let id) = self { id } else { nil }
    }
  }

  /// The type that it is nested in, as far as that says something: in a bound type, generic arguments.
  let outer: NamedType?
  let name: String
  let arguments: [TypeModel]
  let meaning: Meaning

  init(
    _ name: String, arguments: [TypeModel] = [], in outer: NamedType? = nil,
    meaning: Meaning = .unbound
  ) {
    self.name = name
    self.arguments = arguments
    self.outer = outer
    self.meaning = meaning
  }

  /// The names without the arguments, outermost first.
  var path: [String] { outer.map { $0.path + [name] } ?? [name] }

  /// The outermost name's part.
  var root: NamedType { outer?.root ?? self }

  var isPlainName: Bool { outer == nil && arguments.isEmpty }

  /// The name without generic arguments, which are inferred.
  ///
  /// `Cache.Entry` of `Cache<Key>.Entry<Value>`.
  var withoutArguments: NamedType {
    NamedType(name, in: outer?.withoutArguments, meaning: meaning)
  }

  /// The declaration that is meant, if one is known.
  var declaration: DeclarationID? { meaning.declaration }

  /// The name of the generic parameter or associated type, if the type is one.
  var parameterName: String? { meaning == .parameter && outer == nil ? name : nil }

  /// All generic arguments, the outermost type's first.
  var allArguments: [TypeModel] { (outer?.allArguments ?? []) + arguments }

  package static func == (left: NamedType, right: NamedType) -> Bool {
    left === right
      || left.name == right.name && left.meaning == right.meaning && left.outer == right.outer
        && left.arguments == right.arguments
  }
}

/// An element of a tuple, or a parameter of a function type.
package struct TypeElement: Equatable, Sendable {
  var label: String?
  var type: TypeModel
  var isVariadic = false
}

/// As in `(Int, inout String) async throws(E) -> Bool`.
package final class FunctionType: Equatable, Sendable {
  let parameters: [TypeElement]
  let effects: Effects
  let result: TypeModel

  /// Whether it is `(()) -> Int`.
  var takesVoid: Bool { parameters.count == 1 && parameters[0].type == .void }

  init(parameters: [TypeElement], effects: Effects, result: TypeModel) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }

  package static func == (left: FunctionType, right: FunctionType) -> Bool {
    left.parameters == right.parameters && left.effects == right.effects
      && left.result == right.result
  }
}

/// As in `async throws(E)`.
package struct Effects: Equatable, Sendable {
  package enum Throwing: Equatable, Sendable {
    case never, `throws`, `rethrows`
    indirect case typed(TypeModel)
  }

  var isAsync = false
  var throwing = Throwing.never

  /// Those of a function that neither throws nor waits.
  static let plain = Effects()

  /// What stands before a call: `try await `.
  var marks: String { (throwing == .never ? "" : "try ") + (isAsync ? "await " : "") }

  /// The type of the errors, if one is written.
  var types: [TypeModel] { if case .typed(let error) = throwing { [error] } else { [] } }

  /// Whether an error of any type may be thrown.
  var throwsAnything: Bool { throwing == .throws }

  /// What a part of an expression may do: throw any error, if the whole may.
  ///
  /// In a member that `throws(E)`, an argument may throw nothing: it could be an error of another type.
  var whatItThrows: Effects { throwsAnything ? Effects(throwing: .throws) : .plain }
}

extension Effects {
  /// Whether what does this much may stand where no more than that is allowed.
  ///
  /// ```swift
  /// protocol Store { func load() async throws -> Int }
  /// func load() -> Int               // satisfies it
  /// func load() throws(E) -> Int     // does, too; the other way round it would not
  /// ```
  func satisfies(_ demanded: Effects) -> Bool {
    if isAsync, !demanded.isAsync { return false }
    return throwing == .never || demanded.throwing == .throws || throwing == demanded.throwing
  }
}
