/// A member that is generated for a requirement, and what it does.
struct MemberPlan: Equatable {
  enum Body: Equatable {
    case nothing
    case returns(DefaultValue)
    /// The call or assignment by which an initializer creates the instance: `try await self.init()`, or
    /// `self = .defaultValue`.
    case delegates(Expression)
    /// The call in an initializer that the superclass requires: `super.init(title: "")`.
    case repeats(Expression)
  }

  let requirement: Requirement
  /// The branches of `#if` around the parent that declares the requirement, unless they are around the child as well.
  var branchesAbove: [ConditionBranch] = []
  /// The attributes that the member keeps.
  let attributes: [String]
  /// The isolation that must be written, because the context would imply another one.
  var isolation: Isolation?
  /// Whether a superclass has the member as well.
  var isOverride = false
  var body: Body
  /// Whether a result builder would transform the body if it had no `return`.
  let isTransformed: Bool
  /// The constraints under which the body compiles.
  var needs: [DefaultValue.Need]
  /// The signature, with the types and default values that replace those of the source.
  var signature: SignatureText
  /// The effects of the getter, with the type that replaces that of the source.
  let getterEffects: Effects

  var key: String { requirement.key }

  /// The value that the member returns; `nil` if it returns nothing.
  var value: DefaultValue? {
    if case .returns(let value) = body { value } else { nil }
  }

  /// The types that the member names.
  var types: [TypeModel] {
    let inBody = value.map {
      $0.expression.types + $0.variables.flatMap { [$0.type] + $0.value.types }
    }
    let inDefaults = signature.flatMap { piece -> [TypeModel] in
      if case .value(let value) = piece { value.types } else { [] }
    }
    return signatureTypes + (inBody ?? []) + inDefaults
  }

  /// The types in the signature, which are visible wherever the member is.
  var signatureTypes: [TypeModel] {
    requirement.typesInSignature
      + signature.compactMap { piece in if case .type(let type) = piece { type } else { nil } }
  }

  /// Whether the value, or a part of it, is left to the runtime.
  var isUnresolved: Bool { value?.isPartial ?? false }

  /// Whether the whole value is left to the runtime.
  var isLeftToRuntime: Bool { if case .fallback? = value?.expression { true } else { false } }

  /// The plan of an initializer that a subclass repeats, and that calls the superclass's:
  /// `required init(name: String) { super.init(name: name) }`.
  ///
  /// If its arguments cannot be passed on, it calls `super.init()`, which every Empty class has.
  var callingSuperclass: MemberPlan {
    let parameters = requirement.parameters
    let arguments = parameters.map { parameter in
      Expression.Argument(
        label: parameter.label, value: .literal((parameter.name ?? "").escapedInExpression))
    }
    let call: Expression =
      parameters.allSatisfy(\.canBePassedOn)
      ? .marked(requirement.member.effects, .call("super.init", arguments))
      : .call("super.init", [])
    return changed(self) {
      $0.needs = []
      $0.body = .repeats(call)
    }
  }
}

extension [MemberPlan] {
  /// The initializers that a subclass repeats, because it declares others and so inherits none.
  ///
  /// - Parameter members: The other members of the subclass.
  /// - Returns: The initializers that these members do not replace.
  func initializersToRepeat(besides members: [MemberPlan]) -> [MemberPlan] {
    filter { own in
      own.requirement.member.kind == .initializer && !members.contains { $0.key == own.key }
    }.map(\.callingSuperclass)
  }
}

extension Parameter {
  /// Whether a member can pass the argument on to another one with the same parameter.
  ///
  /// ```swift
  /// required init(name: String) { super.init(name: name) }
  /// required init(names: String...) { super.init(name: "") }  // a variadic parameter cannot be passed on
  /// ```
  var canBePassedOn: Bool {
    if name == nil || isVariadic { return false }
    if case .packExpansion = type { return false }
    let repeatable = ["@escaping", "@Sendable", "@MainActor", "any", "some"]
    return type.prefixes.allSatisfy(repeatable.contains)
  }
}
