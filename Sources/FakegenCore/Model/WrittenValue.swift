/// An initial value or a default argument, as far as it can be copied to where other names are known.
indirect enum WrittenValue: Equatable, Sendable {
  case literal(String)
  /// `[.wifi, .pool]`, `[.newUI: true]`: elements that are not all literals.
  case list([Element])
  /// `.guest`, `Role.guest`, `.seconds(5)`: a member of the type that is written before it, perhaps a case of an enum;
  /// `init` for `Window(size: 3)`.
  case member(String, of: NamedType?, WrittenArguments?)
  /// `Date()`: what differs from run to run, or belongs to the machine.
  case varying
  /// `compute()`: nobody knows what it is elsewhere.
  case other

  /// An element of an array, or of a dictionary.
  struct Element: Equatable, Sendable {
    var key: WrittenValue?
    let value: WrittenValue
  }

  /// Whether it is made of something that differs from run to run.
  var containsVarying: Bool {
    switch self {
    case .varying: true
    case .literal, .other: false
    case .list(let elements):
      elements.contains { $0.value.containsVarying || $0.key?.containsVarying ?? false }
    case .member(_, of: _, let written?):
      written.arguments.contains { $0.value.containsVarying }
    case .member: false
    }
  }

  /// Whether it says more than any value does that takes its place.
  var isMissed: Bool {
    switch self {
    case .varying: false
    case .member("init", of: _, let written?): !written.arguments.isEmpty
    case .literal, .list, .member, .other: true
    }
  }
}

/// The arguments of a call, with what follows them.
struct WrittenArguments: Equatable, Sendable {
  struct Argument: Equatable, Sendable {
    let label: String?
    let value: WrittenValue
  }

  let arguments: [Argument]
  /// Whether `!` follows them.
  var isForced = false

  var labels: [String?] { arguments.map(\.label) }
}

extension [Parameter] {
  /// Tells which parameters a call's arguments are for.
  ///
  /// ```swift
  /// init(name: String, age: Int = 0, tags: String...)
  /// // of `init(name:)`, `name` is given, and `age` and `tags` are kept
  /// ```
  ///
  /// - Parameter labels: The labels of the arguments.
  /// - Returns: A parameter for each, and those that keep their defaults; `nil` if the call is of something else.
  func taken(by labels: [String?]) -> (given: [Parameter], kept: [Parameter])? {
    var left = self[...]
    var given: [Parameter] = []
    var kept: [Parameter] = []
    for label in labels {
      while let next = left.first, next.label != label, next.hasDefaultValue {
        kept.append(left.removeFirst())
      }
      guard let next = left.popFirst(), next.label == label, !next.isVariadic else { return nil }
      given.append(next)
    }
    return left.allSatisfy { $0.hasDefaultValue || $0.isVariadic } ? (given, kept + left) : nil
  }
}
