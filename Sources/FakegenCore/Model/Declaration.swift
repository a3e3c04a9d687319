import FakegenSyntax

/// A named type of the sources, or of the prelude.
package struct Declaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `protocol`, `struct`, `class`, `enum`, actor, `typealias`
  }

  /// Where a declaration comes from, which decides whether it may be emitted.
  package enum Origin: Sendable {
    /// A file to be faked.
    case source
    /// A file that only helps to understand the others.
    case support
    /// The standard library and Foundation, as far as `Prelude` describes them.
    case prelude
  }

  package let kind: Kind
  package let name: String
  /// The names of the types around it, outermost first.
  package let nesting: [String]
  package let access: Access
  package let attributes: [AttributeModel]
  package let modifiers: [String]
  package let genericParameters: [GenericParameter]
  package let primaryAssociatedTypes: [String]
  package let inherited: [TypeModel]
  package let constraints: [Constraint]
  package var associatedTypes: [AssociatedType]
  package var members: [Member]
  /// What a `typealias` stands for.
  package let aliasedType: TypeModel?
  package let conditions: [ConditionBranch]
  package var annotation: FakedAnnotation?
  /// Whether a part of it could not be read.
  package var isBroken = false
  package let place: Place
  package var origin: Origin

  /// The names by which it is found from the top of a file.
  package var path: [String] { nesting + [name] }
  var qualifiedName: String { path.joined(separator: ".") }
}

/// A type's extension: what it adds to the type.
package struct ExtensionDeclaration: Equatable, Sendable {
  package let extendedPath: [String]
  package let inherited: [TypeModel]
  package let constraints: [Constraint]
  package let members: [Member]
  package let attributes: [AttributeModel]
  package let annotation: FakedAnnotation?
  package let conditions: [ConditionBranch]
  package let place: Place
  package let origin: Declaration.Origin

  /// Whether it adds its members to every value of the type, wherever what has some attributes is.
  func isUnconditional(beside attributes: [AttributeModel]) -> Bool {
    constraints.isEmpty && conditions.isEmpty && self.attributes.allSatisfy(attributes.contains)
  }
}

/// A byte of a file.
package struct Place: Hashable, Sendable {
  package let file: Int
  package let offset: Int
}

/// Who may see a declaration, from few to many.
package enum Access: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  init?(_ keyword: Keyword) {
    switch keyword {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    default: return nil
    }
  }

  /// The modifier that generated declarations carry; nothing for the default.
  package var modifier: String? {
    switch self {
    case .private, .fileprivate, .internal: nil
    case .package: "package"
    case .public, .open: "public"
    }
  }
}

/// `@available(macOS 13, *)`, or attributes under `#if`.
package struct AttributeModel: Hashable, Sendable {
  /// The name without `@`; empty for attributes under `#if`.
  package let name: String
  package let hasArguments: Bool
  package let text: String
  /// The last part of the name, without generic arguments.
  let baseName: String

  init(name: String, hasArguments: Bool, text: String) {
    self.name = name
    self.hasArguments = hasArguments
    self.text = text
    let plain = name.utf8.prefix { $0 != UInt8(ascii: "<") }
    let last = plain.lastIndex(of: .period).map { plain[plain.index(after: $0)...] } ?? plain
    baseName = String(Substring(last))
  }
}

/// As in `T: Hashable`, `each T`, `let count: Int`.
package struct GenericParameter: Hashable, Sendable {
  package let name: String
  package let constraint: TypeModel?
  package let isPack: Bool
  package let isValue: Bool
}

/// As in `Element: Hashable` or `Element == Int`.
package struct Constraint: Hashable, Sendable {
  package enum Relation: Sendable {
    case conforms, equals
  }

  package let left: TypeModel
  package let relation: Relation
  package let right: TypeModel
  /// Whether it comes from a type alias of the protocol, which says nothing about any other name.
  package var isTypeAlias = false
}

/// As in `associatedtype Element: Hashable = Int`.
package struct AssociatedType: Hashable, Sendable {
  package let name: String
  package let inherited: [TypeModel]
  package let defaultType: TypeModel?
  package let constraints: [Constraint]
  package let conditions: [ConditionBranch]
}

/// The clause of an `#if` that something stands in.
package struct ConditionBranch: Hashable, Sendable {
  /// Tells one `#if` of a file from another.
  package let group: Int
  package let clause: Int
  /// The directives of all clauses, as in `["#if DEBUG", "#else"]`.
  package let directives: [String]
  /// The conditions of all clauses; `nil` for `#else`.
  let conditionTexts: [String?]

  /// The clause's condition as an `#if` of its own.
  package var standalone: String {
    let others = conditionTexts[..<clause].compactMap { $0 }.map { "!(\($0))" }
    guard let own = conditionTexts[clause] else { return others.joined(separator: " && ") }
    return others.isEmpty ? own : (others + ["(\(own))"]).joined(separator: " && ")
  }
}
