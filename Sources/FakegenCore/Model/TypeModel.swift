import FakegenKnowledge

/// A type, independent of how it was written.
///
/// After lowering, a type holds the names that were written; `Program.bind(_:in:)` resolves them in the scope where
/// the type was written. A bound type means the same in every scope: `Inner` has become the declaration
/// `Outer.Inner`, and `Swift.Optional<Int>` has become `Int?`.
package enum TypeModel: Equatable, Sendable {
  case named(NamedType)
  indirect case optional(TypeModel)
  indirect case array(TypeModel)
  indirect case dictionary(TypeModel, TypeModel)
  /// `[2 of Int]`
  indirect case inlineArray(count: TypeModel, TypeModel)
  case tuple([TypeElement])
  indirect case function(FunctionType)
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
  /// An integer generic argument.
  case value(String)
  /// A type that could not be parsed, or that is not known.
  case missing

  static let void = TypeModel.tuple([])

  /// Returns a type that is a plain name.
  static func name(_ name: String, _ meaning: NamedType.Meaning = .unbound) -> TypeModel {
    .named(NamedType(name, meaning: meaning))
  }

  /// The name, if the type is a generic parameter or an associated type.
  var parameterName: String? {
    if case .named(let named) = self { named.parameterName } else { nil }
  }

  /// The declaration that its name refers to, if it is a bound name of one.
  var declaration: DeclarationID? {
    if case .named(let named) = self { named.declaration } else { nil }
  }

  /// The last part of its name, if it is a name without a declaration, as those of frameworks are.
  var undeclaredName: String? {
    if case .named(let named) = self, named.declaration == nil { named.name } else { nil }
  }

  /// The components of its name; empty if it has none.
  var namePath: [String] {
    if case .named(let named) = bare { named.path } else { [] }
  }

  /// Whether it is a protocol of the runtime that provides a default value to conforming types.
  var namesDefaultable: Bool { ["Defaultable", "NullObject"].contains(namePath.last) }

  /// Whether it is written as `T?`.
  var isOptional: Bool {
    if case .optional = bare { true } else { false }
  }

  /// Whether it is a function type with a parameter pack.
  var isVariadicFunction: Bool {
    guard case .function(let function) = bare else { return false }
    return function.parameters.contains { if case .packExpansion = $0.type { true } else { false } }
  }

  /// Whether a specifier or attribute such as `inout` precedes the type.
  func hasPrefix(_ prefix: String) -> Bool { prefixes.contains(prefix) }

  /// Whether a prefix of a function type is an attribute that names a global actor.
  static func namesGlobalActor(_ prefix: String) -> Bool {
    prefix.hasPrefix("@") && !prefix.hasPrefix("@convention")
      && !LanguageWords.attributesOfFunctions.contains(prefix)
  }

  /// The specifiers and attributes such as `inout` that precede the type, also those that an alias brought in, as in
  /// `@escaping Action` with `typealias Action = @Sendable () -> Void`.
  var prefixes: [String] {
    if case .prefixed(let prefixes, let type) = self { prefixes + type.prefixes } else { [] }
  }

  /// Whether it is `any Error`.
  var isAnyError: Bool {
    guard case .existential(let constraint) = bare else { return false }
    return constraint.bare.description == "Error"
  }

  /// Whether it is `Never`.
  var isNever: Bool { bare.description == "Never" }

  /// Returns the generic parameter or associated type of a name.
  static func parameter(_ name: String) -> TypeModel { .name(name, .parameter) }

  /// Whether it is a suppressed constraint such as `~Copyable`, or a composition with one.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.contains(where: \.isSuppression)
    default: false
    }
  }
}

/// A type name with its generic arguments, as in `Outer<Int>.Inner`.
///
/// A class, because types are copied far more often than they are created.
package final class NamedType: Equatable, Sendable {
  /// What the whole name refers to.
  enum Meaning: Equatable, Sendable {
    /// The name has not been looked up.
    case unbound
    case declaration(DeclarationID)
    /// A generic parameter, an associated type, `Self`, or a member type of one of them.
    case parameter
    /// A generated type.
    case generated(GeneratedTypeID)
    /// No declaration with the name is known; the module is the one that was written before it.
    case unknown(ModuleName?)

    /// The declaration that is meant, if one is known.
    var declaration: DeclarationID? {
      if case .declaration(let id) = self { id } else { nil }
    }
  }

  /// The type before the dot; in a bound type only if it has generic arguments.
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

  /// The name's components without generic arguments, outermost first.
  var path: [String] { outer.map { $0.path + [name] } ?? [name] }

  /// The outermost component.
  var root: NamedType { outer?.root ?? self }

  var isPlainName: Bool { outer == nil && arguments.isEmpty }

  /// The name without generic arguments, which the compiler can infer.
  ///
  /// For `Cache<Key>.Entry<Value>`, this is `Cache.Entry`.
  var withoutArguments: NamedType {
    NamedType(name, in: outer?.withoutArguments, meaning: meaning)
  }

  /// The name with another meaning, and all names before it; the outermost one may get a meaning of its own.
  func rebound(to meaning: Meaning, outermost: Meaning? = nil) -> NamedType {
    NamedType(
      name, arguments: arguments, in: outer?.rebound(to: meaning, outermost: outermost),
      meaning: outer == nil ? outermost ?? meaning : meaning)
  }

  /// The declaration that is meant, if one is known.
  var declaration: DeclarationID? { meaning.declaration }

  /// The name, if the type is a generic parameter or an associated type.
  var parameterName: String? { meaning == .parameter && outer == nil ? name : nil }

  /// All generic arguments, those of the outermost type first.
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

/// A function type, as in `(Int, inout String) async throws(E) -> Bool`.
package struct FunctionType: Equatable, Sendable {
  let parameters: [TypeElement]
  let effects: Effects
  let result: TypeModel

  /// Whether its only parameter is `Void`, as in `(()) -> Int`.
  var takesVoid: Bool { parameters.count == 1 && parameters[0].type == .void }
}

/// The effects of a function, as in `async throws(E)`.
package struct Effects: Equatable, Sendable {
  package enum Throwing: Equatable, Sendable {
    case never, `throws`, `rethrows`
    indirect case typed(TypeModel)
  }

  var isAsync = false
  var throwing = Throwing.never

  /// The effects of a function that is neither asynchronous nor throwing.
  static let plain = Effects()

  /// The keywords before a call: `try await `.
  var marks: String { (throwing == .never ? "" : "try ") + (isAsync ? "await " : "") }

  /// The type of a typed throw; `nil` if there is none.
  var error: TypeModel? { if case .typed(let error) = throwing { error } else { nil } }

  /// The types that they name.
  var types: [TypeModel] { error.map { [$0] } ?? [] }

  /// Whether it is an untyped `throws`.
  var throwsAnything: Bool { throwing == .throws }

  /// The effects that a subexpression may have: it may throw any error if the whole expression may.
  ///
  /// In a member that `throws(E)`, an argument may not throw, because its error could be of another type.
  var ofSubexpressions: Effects { throwsAnything ? Effects(throwing: .throws) : .plain }

  /// Whether a witness with these effects satisfies a requirement with others.
  ///
  /// ```swift
  /// protocol Store { func load() async throws -> Int }
  /// func load() -> Int               // satisfies it
  /// func load() throws(E) -> Int     // satisfies it, but not the other way round
  /// ```
  func satisfies(_ demanded: Effects) -> Bool {
    if isAsync, !demanded.isAsync { return false }
    return throwing == .never || demanded.throwing == .throws || throwing == demanded.throwing
  }
}
