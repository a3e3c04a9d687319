/// Why something cannot be made: a reason, and the reasons behind it.
///
/// Each is inside the one before, and says a part of the message:
///
/// ```swift
/// struct Session { let token: Token }
/// struct Token { private init() {} }
/// // struct 'Session' needs the argument 'token: Token'; struct 'Token' cannot be made; 'init()' is private
/// ```
indirect enum Obstacle: Error, Equatable {
  /// A generic result of which no parameter is a value.
  case chosenByCaller(String)
  /// Nobody declares the type.
  case unknown(NamedType)
  /// A part of a tuple, an alias or the like.
  case part(TypeModel, Obstacle)
  /// No case of the enum, or nothing that makes the type, can be used.
  case nothingMakes(DeclarationID, [Attempt])
  /// An argument cannot be made.
  case argument(label: String?, TypeModel, Obstacle)
  /// It depends on a branch of an `#if` that has to be decided on.
  case conditional(ConditionBranch)
  /// A member that an annotation skips, and the Empty protocol that could implement it.
  case skipped(String, empty: String)
  /// What is said of a declaration, or of a type or a member that is left out.
  case reason(String, of: DeclarationID? = nil, because: Obstacle? = nil)

  /// What was tried to make a type, and why it did not do.
  struct Attempt: Equatable {
    /// As in `init(name:session:)`.
    let name: String
    let reason: Obstacle
    /// What is at the end of the way; kept, because that may be long.
    fileprivate let end: End

    init(name: String, reason: Obstacle) {
      self.name = name
      self.reason = reason
      var end = reason.behind
      end.openBranch = reason.openBranch
      self.end = end
    }

    /// Whether an argument cannot be made, which says more than what cannot be called at all.
    var lacksArgument: Bool { reason.cause != nil }

    /// It follows from the reason.
    static func == (left: Attempt, right: Attempt) -> Bool {
      left.name == right.name && left.reason == right.reason
    }
  }

  /// What is known of the obstacles behind an attempt.
  fileprivate struct End {
    /// A branch of an `#if` that has to be decided on before anything can be said.
    var openBranch: ConditionBranch?
    var steps = 0
    var last: [Obstacle] = []
  }
}

extension Obstacle {
  /// That nothing makes a type, with what is to be said of the attempts.
  ///
  /// The others are left out: each holds the attempts below it, and all of them together would be as many as there are
  /// ways through the types.
  static func nothing(makes id: DeclarationID, _ attempts: [Attempt]) -> Obstacle {
    let telling = attempts.first(where: \.lacksArgument) ?? attempts.first
    let open = attempts.first { $0.end.openBranch != nil }
    return .nothingMakes(id, [telling, telling == open ? nil : open].compactMap { $0 })
  }

  /// Whether the type itself is whatever the caller chooses.
  var isChosenByCaller: Bool { if case .chosenByCaller = self { true } else { false } }

  /// The obstacle behind it.
  var cause: Obstacle? {
    switch self {
    case .part(_, let inner), .argument(_, _, let inner): inner
    case .reason(_, _, let inner): inner
    case .nothingMakes(_, let attempts): attempts.first?.reason.cause
    case .chosenByCaller, .unknown, .conditional, .skipped: nil
    }
  }

  /// A branch of an `#if` that has to be decided on before anything can be said.
  var openBranch: ConditionBranch? {
    switch self {
    case .conditional(let branch): branch
    case .nothingMakes(_, let attempts): attempts.lazy.compactMap(\.end.openBranch).first
    case .part, .argument, .reason: cause?.openBranch
    case .chosenByCaller, .unknown, .skipped: nil
    }
  }
}

/// The way to the last reason.
extension Obstacle {
  /// Whether others say it: the obstacle behind it, or the one before.
  private var isSilent: Bool {
    switch self {
    case .part, .argument, .conditional: true
    case .chosenByCaller, .unknown, .nothingMakes, .skipped, .reason: false
    }
  }

  /// What says something, from here on, up to a number of them.
  func firstSteps(_ count: Int) -> [Obstacle] {
    var steps: [Obstacle] = []
    var next: Obstacle? = self
    // A loop, because the way may be long.
    while let current = next, steps.count < count {
      if !current.isSilent { steps.append(current) }
      next = current.cause
    }
    return steps
  }

  /// How many there are.
  var steps: Int { (isSilent ? 0 : 1) + behind.steps }

  /// The last few of them.
  var lastSteps: [Obstacle] {
    let last = behind.last
    return isSilent || last.count == Self.countOfLastSteps ? last : [self] + last
  }

  static let countOfLastSteps = 4

  fileprivate var behind: End {
    if case .nothingMakes(_, let attempts) = self { return attempts.first?.end ?? End() }
    return cause.map { End(steps: $0.steps, last: $0.lastSteps) } ?? End()
  }
}
