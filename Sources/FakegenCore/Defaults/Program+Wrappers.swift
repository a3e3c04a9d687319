/// The argument that a memberwise initializer takes for a wrapped property without an initial value.
///
/// ```swift
/// @Clamped var size: Int    // `Clamped.init(wrappedValue:)`: the value
/// @Injected var log: Log    // `Injected.init()`: nothing
/// @Stored var name: String  // `Stored.init(_ key: String)`: the wrapper, which cannot be made here
/// ```
enum Wrapping {
  /// The wrapped value.
  case takesValue
  /// None, because the wrapper can make itself.
  case takesNothing
  /// The wrapper, which the caller would have to make.
  case takesWrapper
}

extension Program {
  /// The argument that the memberwise initializer takes for a property; `nil` if that has no wrapper.
  ///
  /// - Parameters:
  ///   - property: A stored property.
  ///   - id: The type.
  /// - Returns: The kind of argument.
  func wrapping(of property: Member, in id: DeclarationID) -> Wrapping? {
    guard property.storage == .wrapped else { return nil }
    let scope = scope(inside: id)
    // A result builder wraps nothing.
    if !resultBuilders(among: property.attributes, in: scope).isEmpty { return .takesValue }
    let wrappers = property.attributes.compactMap { attribute in
      declaration(of: attribute, in: scope).map { ($0, hasArguments: attribute.hasArguments) }
    }
    guard let (wrapper, hasArguments) = wrappers.first else { return .takesWrapper }
    let members = declarations.members(of: wrapper)
    let initializers = members.filter { $0.kind == .initializer }
    let makesItself =
      initializers.isEmpty
      ? storedProperties(of: wrapper).allSatisfy { $0.storage != .withoutValue }
      : initializers.contains { $0.parameters.allSatisfy(\.hasDefaultValue) }
    if hasArguments || makesItself { return .takesNothing }
    let takesValue =
      initializers.isEmpty
      ? members.contains { $0.name == "wrappedValue" && $0.storage == .withoutValue }
      : initializers.contains { member in
        member.parameters.first?.label == "wrappedValue"
          && member.parameters.dropFirst().allSatisfy(\.hasDefaultValue)
      }
    return takesValue ? .takesValue : .takesWrapper
  }
}
