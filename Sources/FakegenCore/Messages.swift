import FakegenSyntax

extension Diagnostic.Message {
  // MARK: - Protocols

  static func genericContext(_ name: String) -> Self {
    Self("protocol '\(name)' cannot be nested in a generic context")
  }
  static func emptyNameTaken(_ empty: String, _ protocol: String) -> Self {
    Self("'\(empty)' is already declared; the other fakes of '\(`protocol`)' do without it")
  }
  static func duplicate(_ name: String) -> Self { Self("invalid redeclaration of '\(name)'") }
  static func duplicate(_ name: String, in module: String, _ other: String) -> Self {
    Self(
      "invalid redeclaration of '\(name)'; if '\(module)' and '\(other)' are modules, pass "
        + "'--import \(module) --import \(other)'")
  }
  static func sharedName(_ name: String, _ folders: (String, String)?) -> Self {
    let (one, other) = folders ?? ("Core", "Net")
    let example = folders == nil ? "the modules, as in " : ""
    return Self(
      "several modules declare '\(name)', and without imports they cannot be told apart; pass "
        + "\(example)'--import \(one) --import \(other)'")
  }
  static func previouslyDeclared(_ name: String) -> Self {
    Self("'\(name)' previously declared here")
  }
  static func refinesItself(_ name: String) -> Self { Self("protocol '\(name)' refines itself") }
  static func internalDeclaration(_ name: String) -> Self {
    Self("'\(name)' is internal and cannot be faked from another module; use '--testable-import'")
  }
  static func leftInternal(_ name: String, isType: Bool) -> Self {
    Self(
      "'\(name)' is left out, because it is internal and these fakes are compiled in another module; "
        + "make it \(isType ? "'public'" : "'package' or 'public'")")
  }
  static func leftPackage(_ name: String) -> Self {
    Self(
      "'\(name)' is left out, because test data of a 'package' type cannot be compiled in another module; "
        + "make it 'public'")
  }
  static func tooManyAncestors(_ name: String) -> Self {
    Self("protocol '\(name)' refines more than \(Program.maximumAncestors) protocols")
  }
  static func frameworkParent(_ name: String, _ module: String) -> Self {
    Self("the requirements of '\(name)' from \(module) are unknown, so they are not faked")
  }
  static func undeclaredParent(_ name: String) -> Self {
    Self(
      "cannot find protocol '\(name)' in the given sources; its requirements are not faked; "
        + "pass its sources with '--support'")
  }
  static func unnameableType(_ name: String, _ member: String, _ module: String) -> Self {
    Self(
      "cannot name the type '\(name)' of '\(member)'; other modules declare the same name, "
        + "and a type named '\(module)' hides its module")
  }

  static func indistinguishable(_ member: String, _ special: String, _ open: String) -> Self {
    Self(
      "no type can implement '\(member)' both for '\(special)' and for '\(open)', because the compiler "
        + "cannot tell them apart; give one an argument label")
  }

  static func unnameableProtocol(_ name: String, _ module: String) -> Self {
    Self(
      "cannot name the protocol '\(name)'; other modules declare the same name, "
        + "and a type named '\(module)' hides its module")
  }

  static func hiddenType(
    _ type: String, _ member: String, _ parent: String, by name: String
  ) -> Self {
    Self(
      "'\(type)' in '\(parent).\(member)' refers to an associated type in '\(name)'; "
        + "add '@Faked' to '\(parent)'")
  }
  static func unknownExtendedProtocol(_ name: String) -> Self {
    Self("cannot find protocol '\(name)' in the given sources; pass its sources with '--support'")
  }
  static func knownExtendedProtocol(_ name: String) -> Self {
    Self("'\(name)' is not declared in the given sources; fake a protocol that refines it")
  }
  static func unknownTypeName(_ name: String) -> Self {
    Self("cannot find type '\(name)' in the given sources")
  }
  static func unknownName(_ name: String) -> Self { Self("cannot find '\(name)' in scope") }
  static func unknownMember(_ name: String, _ type: String) -> Self {
    Self("'\(type)' has no member '\(name)'")
  }
  static func defaultOfOtherType(_ value: String, _ type: String) -> Self {
    Self("'\(value)' cannot be a default of type '\(type)'")
  }
  static func unknownLabel(_ label: String, _ maker: String) -> Self {
    Self("'\(maker)' takes no argument '\(label):'")
  }
  static func unknownProtocol(_ name: String) -> Self {
    Self("cannot find protocol '\(name)' in the given sources")
  }
  static func unknownModule(_ name: String) -> Self {
    Self("no source belongs to module '\(name)' or imports it")
  }
  static func unknownCondition(_ name: String) -> Self {
    Self("no source uses the condition '\(name)'")
  }
  static func unknownSystem(_ name: String) -> Self {
    Self("unknown operating system '\(name)' in '#if'")
  }
  static func longName(_ name: String, empty: String) -> Self {
    Self(
      "the fakes of '\(name)' are named like '\(empty)', because several modules declare '\(name)'")
  }

  // MARK: - Members and Null types

  // `lacking` is the type that would have to conform to `Defaultable`; `nil` if no conformance helps.
  static func unresolved(_ member: String, _ type: String, lacking: String?) -> Self {
    let advice = lacking.map {
      $0 == type ? "make the type 'Defaultable', " : "make '\($0)' 'Defaultable', "
    }
    return Self(
      "no default value for '\(member)' of type '\(type)'; \(advice ?? "")add '@FakeDefault', or use '--default'"
    )
  }
  static func unresolvedGeneric(_ member: String, _ type: String, failing: String?) -> Self {
    let advice =
      "implement it in your fakes, or add 'Defaultable' conformances to the types that callers choose"
    return Self(
      "no default value for '\(member)' of type '\(type)', which the caller chooses; "
        + (failing.map { "it \($0) 'MissingDefault' unless you \(advice)" } ?? advice))
  }
  static func unresolvedOnMainActor(_ member: String, _ type: String) -> Self {
    Self(
      "no default value for '\(member)', because '\(type)' can only be used on the main actor; "
        + "make the types in it 'nonisolated', or the member '@MainActor'")
  }
  static func inDefault(of type: String, _ message: Self) -> Self {
    Self("in the default for '\(type)', \(message.text)")
  }
  static func unusedDefault(_ type: String) -> Self {
    Self("the default for '\(type)' is not used; no member needs a value of this type")
  }
  static func staleMember(_ member: String, _ owner: String, _ suggestion: String) -> Self {
    Self("'\(member)' implements no requirement of '\(owner)'; did you mean '\(suggestion)'?")
  }
  static func notAnnotated(_ fake: String, _ name: String, for argument: String = "") -> Self {
    let annotation = argument.isEmpty ? "@Faked" : "@Faked(\(argument))"
    return Self("there is no '\(fake)', because '\(name)' is not annotated with '\(annotation)'")
  }
  static func movedFake(_ empty: String, _ path: String) -> Self {
    Self("there is no '\(empty)'; did you mean '\(path)'?")
  }
  static func unusedMember(_ member: String, _ owner: String) -> Self {
    Self("'\(member)' implements no requirement of '\(owner)' and nothing calls it")
  }
  static func nearWitness(_ member: String, _ owner: String, _ fix: String) -> Self {
    Self(
      "'\(member)' looks like a requirement of '\(owner)' but does not implement it: \(fix)")
  }
  static func memberTooLate(_ member: String, _ owner: String, _ base: String) -> Self {
    Self(
      "'\(member)' is never called through '\(owner)', because '\(base)' uses the default; implement it "
        + "in '\(base)' as well")
  }
  static func hiddenImplementation(_ member: String, _ owner: String, _ fake: String) -> Self {
    Self(
      "'\(fake)' uses the default of '\(member)' instead of the one in a constrained extension of "
        + "'\(owner)'; implement it in '\(fake)'")
  }
  static func mayFail(_ member: String, _ expression: String, isThrowing: Bool) -> Self {
    let failure = isThrowing ? "throw" : "trap"
    return Self(
      "'\(member)' may \(failure) in '\(expression)'; add '@FakeDefault', or use '--default'")
  }
  static func superclassMayFail(_ fake: String, _ call: String, _ superclass: String) -> Self {
    Self("'\(fake)()' may trap in '\(call)'; add an 'init()' to '\(superclass)'")
  }
  static func replaced(_ member: String, because reason: String, _ empty: String) -> Self {
    Self(
      "'\(member)' \(reason) here, so fakes get a default instead; to choose one, implement it in "
        + "an extension of '\(empty)'")
  }
  static func mayVary(_ member: String, because maker: String) -> Self {
    Self(
      "'\(member)' may differ between runs because of '\(maker)'; set a fixed value with "
        + "'@FakeDefault'")
  }
  static func fakeMayVary(_ type: String, because maker: String) -> Self {
    Self("'\(type).fake()' may differ between runs because of '\(maker)'")
  }
  static func valueLeftOut(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' gets no function 'fake'; \(reason)")
  }
  static func noConformingType(_ name: String) -> Self {
    Self("'--values-of' names '\(name)', to which no type in the given sources conforms")
  }
  static func notCopied(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' gets no function 'copy'; \(reason)")
  }
  static func notCopied(_ names: [String]) -> Self {
    Self(
      "no function 'copy' is generated for \(names.abbreviated); annotate a type with '@Faked(copy: true)' "
        + "to see why")
  }
  static func omitted(_ name: String, _ type: String, _ reason: String) -> Self {
    Self("'\(name)' is not a parameter of '\(type).fake'; \(reason)")
  }
  static func replaced(_ name: String, _ type: String, _ reason: String) -> Self {
    Self("'\(name)' has a different default in '\(type).fake'; \(reason)")
  }
  static func notDefaultable(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' does not become 'Defaultable'; \(reason)")
  }
  static func nullLeftOut(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' is left out because \(reason), or pass 'createNull: false'")
  }
  static func leftOut(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' is left out; \(reason)")
  }
}

extension [String] {
  /// The first of many names, quoted: `'a', 'b', 'c' and 2 more`.
  package var abbreviated: String {
    let shown = count > 4 ? 3 : count
    let names = prefix(shown).map { "'\($0)'" }.joined(separator: ", ")
    return count > shown ? "\(names) and \(count - shown) more" : names
  }
}
