/// A member of a protocol or of another type.
///
/// `func load(_ id: Int) async throws -> Data` is a method with one unlabeled parameter, two effects
/// and the result type `Data`.
package struct Member: Equatable, Sendable {
  package enum Kind: Sendable {
    case property, method, initializer, `subscript`, enumCase
  }

  package let kind: Kind
  /// The base name, without backticks.
  package let name: String
  package let isStatic: Bool
  package let isOptional: Bool
  /// As in `init?` or `init!`.
  package let isFailable: Bool
  package let isOperator: Bool
  package let genericParameters: [GenericParameter]
  package let parameters: [Parameter]
  package let constraints: [Constraint]
  package let effects: Effects
  /// The type of a property, the result of a method or subscript; `Void` if none is written.
  package let type: TypeModel
  package let accessors: [Accessor]
  package let storage: Storage
  package let access: Access
  package let attributes: [AttributeModel]
  package let modifiers: [String]
  package let signature: SignatureText
  package let conditions: [ConditionBranch]
  package var annotation: DefaultAnnotation?
  package let place: Place
}

/// How a property of a type is kept, which decides its part in the memberwise initializer.
package enum Storage: Sendable {
  case computed
  /// `let x = 1`: no argument of the memberwise initializer.
  case constantWithValue
  /// `var x = 1`: an argument that may be left out.
  case variableWithValue
  /// `let x: Int`: an argument that must be given.
  case withoutValue
  /// `@State var x: Int`, `lazy var x`: not to be relied upon.
  case wrapped
}

/// A parameter of a method, an initializer, a subscript or an enum case.
package struct Parameter: Equatable, Sendable {
  /// The argument label; `nil` for `_` and where there is none.
  package let label: String?
  /// The name inside the body; `nil` for `_`.
  package let name: String?
  package let type: TypeModel
  package let isVariadic: Bool
  package let hasDefaultValue: Bool
}

extension Parameter {
  /// The parameter of a generic type that was given its arguments.
  func substituting(_ generics: [String: TypeModel]) -> Parameter {
    Parameter(
      label: label, name: name, type: type.substituting(generics), isVariadic: isVariadic,
      hasDefaultValue: hasDefaultValue)
  }
}

/// As in `nonmutating set`, `get async throws`.
package struct Accessor: Equatable, Sendable {
  package let isSetter: Bool
  /// Attributes and modifiers as they were written.
  package let prefix: [String]
  package let effects: Effects
}

/// A declaration's text from its keyword on, with the places of the type names in it.
package struct SignatureText: Equatable, Sendable {
  package struct Mention: Equatable, Sendable {
    /// Where the name begins in the UTF-8 of the text.
    package let offset: Int
    package let name: String
  }

  package let text: String
  package let mentions: [Mention]

  /// That of a member which is no requirement, so that nobody copies it.
  static let none = SignatureText(text: "", mentions: [])

  /// Returns the text with names replaced, as in `Inner` by `Outer.Inner`.
  func replacingNames(_ replacement: (String) -> String?) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var position = 0
    for mention in mentions {
      guard let replaced = replacement(mention.name) else { continue }
      result += bytes[position..<mention.offset]
      result += replaced.utf8
      position = mention.offset + mention.name.utf8.count
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}

extension Member {
  /// The name with its labels, as in `load(_:from:)`.
  package var fullName: String {
    switch kind {
    case .property, .enumCase: return name
    case .method, .initializer, .subscript:
      return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }

  /// What tells the member from its overloads; equal keys cannot stand side by side.
  var key: String {
    let types = parameters.map { "\($0.type.comparable)\($0.isVariadic ? "..." : "")" }
    let generics = genericParameters.map {
      "\($0.name):\($0.constraint?.normalized.description ?? "")"
    }
    let clauses = constraints.map { "\($0.left)\($0.relation)\($0.right)" }
    let result = kind == .property || kind == .initializer ? "" : "->\(type.comparable)"
    return [
      isStatic ? "static" : "", fullName, types.joined(separator: ","), generics.joined(),
      clauses.joined(), result, effects.isAsync ? "async" : "",
    ].joined(separator: "|")
  }
}

extension TypeModel {
  /// The type as far as overloading looks at it: `@escaping` and `inout` tell nothing apart.
  fileprivate var comparable: TypeModel {
    let bare = normalized.bare.mapped { type in
      guard case .named(let named) = type, named.components.count > 1,
        named.components[0].name == "Swift"
      else { return type }
      return .named(NamedType(Array(named.components.dropFirst())))
    }
    if case .existential(let constraint) = bare { return constraint }
    return bare
  }
}
