/// A member and what it does.
struct MemberPlan: Equatable {
  enum Body: Equatable {
    case nothing
    case returns(DefaultValue)
    case delegates(Delegation)
  }

  /// How an initializer comes to an instance.
  enum Delegation: Equatable {
    /// `try await self.init()`, as far as that throws and waits.
    case blank(Effects)
    /// `self = .defaultValue`
    case defaultValue
    /// `super.init(title: "")`, with `try` and `await` where it takes them.
    case superclass(Expression)
  }

  let requirement: Requirement
  /// The branches of `#if` around the parent that demands it, where the child is not in them.
  var branchesAbove: [ConditionBranch] = []
  /// The attributes that stay.
  let attributes: [String]
  /// The isolation that has to be written, because what is around says another.
  var isolation: Isolation?
  /// Whether a class above has the member as well.
  var isOverride = false
  var body: Body
  /// Whether a result builder would transform the body, if it did not say `return`.
  let isTransformed: Bool
  /// What has to hold for the body to compile.
  var needs: [DefaultValue.Need]
  /// The types that stand for names in the signature, one for each mention; `nil` where the name stays.
  let signature: [TypeModel?]
  /// For each bare type of the signature whether it lacks `any`.
  let lackingAny: [Bool]
  /// The default values of parameters that the text of the signature leaves out; `nil` for one that stays away.
  var defaults: [DefaultValue?] = []

  var key: String { requirement.key }

  /// What the member returns, if it is more than nothing.
  var value: DefaultValue? {
    if case .returns(let value) = body { value } else { nil }
  }

  /// The types that the member names.
  var types: [TypeModel] {
    let inBody = value.map {
      $0.expression.types + $0.variables.flatMap { [$0.type] + $0.value.types }
    }
    return signatureTypes + (inBody ?? []) + defaults.flatMap { $0?.expression.types ?? [] }
  }

  /// The types that everybody sees who sees the member.
  var signatureTypes: [TypeModel] { signature.compactMap { $0 } }

  /// Whether the member, or a part of what it returns, is left to the runtime.
  var isUnresolved: Bool { value?.isPartial ?? false }

  /// An initializer that a subclass repeats, and that does what the superclass's does:
  /// `required init(name: String) { super.init(name: name) }`.
  var callingSuperclass: MemberPlan {
    var plan = self
    plan.needs = []
    let call = Expression.call(
      "super.init",
      requirement.parameters.map { parameter in
        Expression.Argument(
          label: parameter.label, value: .literal((parameter.name ?? "").escapedInExpression))
      })
    let effects = requirement.member.effects
    plan.body = .delegates(.superclass(effects == .plain ? call : .marked(effects, call)))
    return plan
  }
}
