/// Why something cannot be made: a reason, and the reasons behind it.
///
/// `struct User` needs a `Session`, which needs a `Token`, whose initializer is private: each is an
/// obstacle inside the one before.
indirect enum Obstacle: Error, Equatable {
  /// A generic result of which no parameter is a value.
  case chosenByCaller(String)
  /// Nobody declares the type.
  case unknown(TypeModel)
  /// The type is declared where the output cannot see it.
  case inaccessible(DeclarationID)
  /// A part of a tuple, an alias or the like.
  case part(TypeModel, Obstacle)
  /// A protocol has no Null type that could stand for it.
  case noNullType(DeclarationID)
  /// The value would name a generic parameter that belongs to another declaration.
  case unnameable(TypeModel)
  /// Several protocols at once, for which no one type stands.
  case noCommonType(TypeModel)
  /// No case of the enum, or nothing that makes the type, can be used.
  case nothingMakes(DeclarationID, [Attempt])
  /// To make the type, one of its kind is needed first.
  case circle(DeclarationID)
  /// Too many types are made of each other on the way to it.
  case tooDeep(DeclarationID)
  /// The type is made of so many values that nobody would read them.
  case tooLarge(DeclarationID)
  /// Branches of an `#if` declare different types.
  case ambiguous(DeclarationID, ConditionBranch?)
  /// A value that only runs with statements before it, where one expression is needed.
  case needsStatements
  /// A shape that has no value, as `some P`.
  case shapeless(TypeModel)
  /// A member that an annotation skips, and the Empty protocol that could implement it.
  case skipped(String, empty: String)
  /// What is said of a type or a member that is left out.
  case reason(String, because: Obstacle?)

  /// What was tried to make a type, and why it did not do.
  struct Attempt: Equatable {
    enum Reason: Error, Equatable {
      /// It is less visible than the output demands.
      case hidden(Access)
      /// An argument is kept by a weak property only.
      case isWeak(String)
      case isAsync, isGeneric, isUnavailable, mayFail
      /// It runs on an actor, where the value is not made.
      case isIsolated(Isolation)
      /// A property's wrapper, of which nobody knows how it is made.
      case isWrapped(String)
      /// Its body does nothing but end the program.
      case traps
      /// It is there under a condition only.
      case isConditional(ConditionBranch)
      /// An argument cannot be made.
      case needs(label: String?, TypeModel, Obstacle)
      case takesInout
      /// The compiler makes it for the type's own module only.
      case isMemberwise
    }

    /// As in `init(name:session:)`.
    let name: String
    let reason: Reason
    /// A branch of an `#if` that has to be decided on before anything can be said; kept, because the way to it may be
    /// long.
    fileprivate let openBranch: ConditionBranch?

    init(name: String, reason: Reason) {
      self.name = name
      self.reason = reason
      openBranch =
        switch reason {
        case .isConditional(let branch): branch
        case .needs(_, _, let inner): inner.openBranch
        case .hidden, .isWeak, .isAsync, .isGeneric, .isUnavailable, .isIsolated, .isWrapped,
          .mayFail,
          .traps, .takesInout, .isMemberwise:
          nil
        }
    }
  }
}

extension Obstacle {
  /// That nothing makes a type, with what is to be said of the attempts.
  ///
  /// The others are left out: each holds the attempts below it, and all of them together would be as many as there are
  /// ways through the types.
  static func nothing(makes id: DeclarationID, _ attempts: [Attempt]) -> Obstacle {
    let telling = attempts.first(where: \.lacksArgument) ?? attempts.first
    let open = attempts.first { $0.openBranch != nil }
    return .nothingMakes(id, [telling, telling == open ? nil : open].compactMap { $0 })
  }

  /// Whether the type itself is whatever the caller chooses.
  var isChosenByCaller: Bool { if case .chosenByCaller = self { true } else { false } }

  /// The obstacle behind it.
  var cause: Obstacle? {
    switch self {
    case .part(_, let inner): inner
    case .reason(_, let inner): inner
    case .nothingMakes(_, let attempts): attempts.first?.cause
    case .chosenByCaller, .unknown, .inaccessible, .noNullType, .unnameable, .noCommonType,
      .circle, .tooDeep, .tooLarge, .ambiguous, .needsStatements, .shapeless, .skipped:
      nil
    }
  }

  /// A branch of an `#if` that has to be decided on before anything can be said.
  var openBranch: ConditionBranch? {
    switch self {
    case .ambiguous(_, let branch): branch
    case .part(_, let inner): inner.openBranch
    case .reason(_, let inner): inner?.openBranch
    case .nothingMakes(_, let attempts): attempts.lazy.compactMap(\.openBranch).first
    case .chosenByCaller, .unknown, .inaccessible, .noNullType, .unnameable, .noCommonType,
      .circle, .tooDeep, .tooLarge, .needsStatements, .shapeless, .skipped:
      nil
    }
  }
}

extension Obstacle.Attempt {
  /// Whether an argument cannot be made, which says more than what cannot be called at all.
  var lacksArgument: Bool { cause != nil }

  /// Why an argument cannot be made.
  fileprivate var cause: Obstacle? {
    if case .needs(_, _, let inner) = reason { inner } else { nil }
  }
}
