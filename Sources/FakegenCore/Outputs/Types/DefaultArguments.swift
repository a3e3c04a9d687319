import FakegenKnowledge

// The default arguments of a class's member, copied to the member of a subclass that overrides it.

extension Site.Frame {
  /// Returns the plan of a subclass's member with the default arguments that mean the same there as in the class.
  func addingDefaultArguments(to plan: MemberPlan) -> MemberPlan {
    changed(plan) {
      $0.signature = plan.signature.map { piece in
        guard case .omittedDefault(let index, let text) = piece else { return piece }
        return value(ofParameter: index, text, of: plan.requirement).map { .value($0) } ?? piece
      }
    }
  }

  /// The default argument that a parameter has in the class; `nil` if it would mean something else in the subclass.
  ///
  /// ```swift
  /// func post(_ name: String, center: NotificationCenter = .default, log: Log = makeLog()) {}
  /// // in the spy, which cannot call `makeLog`:
  /// override func post(_ name: String, center: NotificationCenter = .default, log: Log) {}
  /// ```
  private func value(
    ofParameter index: Int, _ text: String, of requirement: Requirement
  ) -> Expression? {
    let parameter = requirement.parameters[index]
    guard let written = parameter.defaultValue else { return nil }
    let plain = isPlain(text) ? Expression.literal(text) : nil
    if written == .varying || !pinned.isEmpty { return plain }
    let site = Site(requirement, in: self)
    let copier = ValueCopier(program: shape.program, owner: requirement.owner, site: site) { _ in
      nil
    }
    do {
      let value = try copier.value(of: written, as: parameter.type)
      return value.variables.isEmpty && value.needs.isEmpty ? value.expression : nil
    } catch {
      return error == .varies ? plain : nil
    }
  }

  /// Whether an expression is a static member or a new value of a framework's type: `.default`, `Date.now`, `UUID()`.
  private func isPlain(_ text: String) -> Bool {
    let call = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    let names = call.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isName = names.dropFirst().allSatisfy { $0.isPlainName && !$0.isEmpty }
    guard names.count <= 2, isName, let type = names.first else { return false }
    if type.isEmpty { return names.count == 2 }
    return KnownTypes.module(of: type) != nil && !shape.program.declarations.isDeclared(type)
  }
}
