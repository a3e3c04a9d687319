import FakegenKnowledge

/// The argument that a memberwise initializer takes for a wrapped property without an initial value.
///
/// ```swift
/// @Clamped var size: Int    // `Clamped.init(wrappedValue:)`: the value
/// @Clamped var size: Int?   // the value, which at first is `nil`
/// @Injected var log: Log    // `Injected.init()`: nothing
/// @Stored("k") var id: Int  // nothing, because the wrapper is made here
/// @Binding var name: String // the binding
/// @Shared var note: Note    // `Shared.init(_ key: String)`: the wrapper, which cannot be made here
/// ```
enum Wrapping {
  /// The wrapped value.
  case takesValue
  /// The wrapped value, or nothing, because it is `nil` at first.
  case holdsNil
  /// None, because the wrapper can make itself.
  case takesNothing
  /// SwiftUI's `Binding`.
  case takesBinding
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
    // Without an initializer of its own, a class compiles only if all of its wrappers make themselves.
    if self[id].kind != .struct { return .takesNothing }
    let scope = scope(inside: id)
    let wrapper = wrappers(of: property, in: scope).first
    let wrapping = wrapper.map { self.wrapping(by: $0, in: scope) } ?? .takesValue
    return wrapping == .takesValue && property.type.isOptional ? .holdsNil : wrapping
  }

  /// Whether a private stored property makes the memberwise initializer private.
  ///
  /// It has no parameters for constants with a value, nor for private properties whose wrappers need no argument, as
  /// in `@State private var count = 0`.
  func hidesInitializer(_ property: Member, of id: DeclarationID) -> Bool {
    property.access < .internal && property.storage != .constantWithValue
      && !isWrappedWithValue(property, in: id)
  }

  /// Whether a property has a wrapper that needs no argument.
  private func isWrappedWithValue(_ property: Member, in id: DeclarationID) -> Bool {
    let scope = scope(inside: id)
    let wrappers = wrappers(of: property, in: scope)
    return property.storage == .variableWithValue
      ? wrappers.contains {
        declaration(of: $0, in: scope) != nil || KnownWrappers.contains($0.baseName)
      }
      : !wrappers.isEmpty && [.takesNothing, .holdsNil].contains(wrapping(of: property, in: id))
  }

  /// The attributes of a property that may be wrappers: neither result builders nor global actors of the sources.
  func wrappers(of property: Member, in scope: NameScope) -> [AttributeModel] {
    property.attributes.map { unaliased($0, in: scope) }.filter { attribute in
      attribute.mayBePropertyWrapper && !isResultBuilder(attribute, in: scope)
        && !(declaration(of: attribute, in: scope).map(isGlobalActor) ?? false)
    }
  }

  /// The argument that a wrapper takes, whatever the type of the property.
  private func wrapping(by attribute: AttributeModel, in scope: NameScope) -> Wrapping {
    guard let wrapper = declaration(of: attribute, in: scope) else {
      if attribute.baseName == "Binding", KnownWrappers.ofFocus.isDisjoint(with: attribute.path) {
        return .takesBinding
      }
      // Any other name may be that of a macro.
      let takesValue = KnownWrappers.takingValues.contains(attribute.baseName)
      if takesValue, !attribute.hasArguments { return .takesValue }
      let makesItself = KnownWrappers.takingNothing.contains(attribute.baseName)
      return takesValue || makesItself ? .takesNothing : .takesWrapper
    }
    if attribute.hasArguments { return .takesNothing }
    let members = declarations.members(of: wrapper)
    let initializers = members.filter { $0.kind == .initializer }
    let makesItself =
      initializers.isEmpty
      ? storedProperties(of: wrapper).allSatisfy { $0.storage != .withoutValue }
      : initializers.contains { $0.parameters.allSatisfy(\.hasDefaultValue) }
    if makesItself { return .takesNothing }
    let takesValue =
      initializers.isEmpty
      ? members.contains { $0.name == "wrappedValue" && $0.storage == .withoutValue }
      : initializers.contains { member in
        member.parameters.first?.label == "wrappedValue"
          && member.parameters.dropFirst().allSatisfy(\.hasDefaultValue)
      }
    return takesValue ? .takesValue : .takesWrapper
  }

  /// Whether a property's wrapper takes the initial value in an initializer on a global actor.
  func isWrappedOnActor(_ property: Member, in scope: NameScope) -> Bool {
    wrappers(of: property, in: scope).contains { attribute in
      guard let wrapper = declaration(of: attribute, in: scope) else { return false }
      return declarations.members(of: wrapper).contains {
        $0.kind == .initializer && $0.parameters.first?.label == "wrappedValue"
          && isolation(of: $0, in: wrapper).isOnGlobalActor
      }
    }
  }
}
