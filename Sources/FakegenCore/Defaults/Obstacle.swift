/// The reason why something cannot be made, with the reasons behind it.
///
/// Each reason contains the next one, and gives a part of the message:
///
/// ```swift
/// struct Session { let token: Token }
/// struct Token { private init() {} }
/// // struct 'Session' needs the argument 'token: Token'; struct 'Token' cannot be made; 'init()' is private
/// ```
indirect enum Obstacle: Error, Equatable {
  /// The caller chooses the type of the result, and passes no value of that type.
  case chosenByCaller(String)
  /// The type is not declared in the given sources.
  case unknown(NamedType)
  /// There is no value for a part of a tuple, an alias or the like.
  case part(TypeModel, Obstacle)
  /// Nothing that makes the type can be used: no case of an enum, or no initializer and the like.
  case nothingMakes(DeclarationID, [Attempt])
  /// There is no value for an argument.
  case argument(label: String?, TypeModel, Obstacle)
  /// It is unknown whether a branch of an `#if` is taken.
  case conditional(ConditionBranch)
  /// An annotation skips the member, which an extension of the Empty protocol could implement.
  case skipped(String, empty: String)
  /// A text about a declaration, or about a type or a member that is left out.
  case reason(String, of: DeclarationID? = nil, because: Obstacle? = nil)

  /// An attempt to make a type, and the reason why it failed.
  struct Attempt: Equatable {
    /// The full name, as `init(name:session:)`.
    let name: String
    let reason: Obstacle
    /// A branch of an `#if` that has to be decided on first; stored, because the chain of reasons may be long.
    fileprivate let uncertainBranch: ConditionBranch?

    init(name: String, reason: Obstacle) {
      self.name = name
      self.reason = reason
      uncertainBranch = reason.uncertainBranch
    }

    /// Whether there is no value for an argument, which tells more than that something cannot be called.
    var lacksArgument: Bool { reason.cause != nil }
  }
}

extension Obstacle {
  /// Returns the obstacle that nothing makes a type, with the attempts that are worth reporting.
  ///
  /// The others are dropped: each contains the attempts below it, and all of them together would be as many as there
  /// are paths through the types.
  static func nothing(makes id: DeclarationID, _ attempts: [Attempt]) -> Obstacle {
    let clearest = attempts.first(where: \.lacksArgument) ?? attempts.first
    let open = attempts.first { $0.uncertainBranch != nil }
    return .nothingMakes(id, [clearest, clearest == open ? nil : open].compactMap { $0 })
  }

  /// Whether the caller chooses the type itself, or a part that a value of it needs, as in `(T, Int)` or `Response<T>`.
  var isChosenByCaller: Bool {
    if case .chosenByCaller? = steps.last { true } else { false }
  }

  /// The obstacle behind it.
  var cause: Obstacle? {
    switch self {
    case .part(_, let inner), .argument(_, _, let inner): inner
    case .reason(_, _, let inner): inner
    case .nothingMakes(_, let attempts): attempts.first?.reason.cause
    case .chosenByCaller, .unknown, .conditional, .skipped: nil
    }
  }

  /// A branch of an `#if` that has to be decided on before anything else can be told.
  var uncertainBranch: ConditionBranch? {
    switch self {
    case .conditional(let branch): branch
    case .nothingMakes(_, let attempts): attempts.lazy.compactMap(\.uncertainBranch).first
    case .part, .argument, .reason: cause?.uncertainBranch
    case .chosenByCaller, .unknown, .skipped: nil
    }
  }
}

/// The chain from an obstacle to the last reason.
extension Obstacle {
  /// The obstacles of the chain that have a text of their own; an obstacle behind or before the others covers theirs.
  var steps: [Obstacle] {
    sequence(first: self, next: \.cause).filter { step in
      switch step {
      case .part, .argument, .conditional: false
      case .chosenByCaller, .unknown, .nothingMakes, .skipped, .reason: true
      }
    }
  }
}
