/// An initial value or a default argument, in a form that can be copied to a scope with other names.
indirect enum WrittenValue: Equatable, Sendable {
  case literal(String)
  /// `[.wifi, .pool]`, `[.newUI: true]`: a collection whose elements are not all literals.
  case list([Element])
  /// `(first: .wifi, count: 2)`: a tuple whose elements are not all literals.
  case tuple([Argument])
  /// `Int.max - 1`, `.low ... .high`: a calculation or a range whose parts are not both literals.
  case operation(WrittenValue, String, WrittenValue)
  /// `.guest`, `Role.guest`, `.seconds(5)`: a member of the type before it, such as an enum case; `init` for
  /// `Window(size: 3)`.
  case member(String, of: NamedType?, WrittenArguments?)
  /// `Date()`: a value that differs from run to run, or depends on the machine.
  case varying
  /// `#file`: as a default argument, the place of the call.
  case placeOfCall
  /// `compute()`: an expression that cannot be copied.
  case other

  /// An element of an array, or of a dictionary.
  struct Element: Equatable, Sendable {
    var key: WrittenValue?
    let value: WrittenValue
  }

  /// An argument of a call, or an element of a tuple.
  struct Argument: Equatable, Sendable {
    let label: String?
    let value: WrittenValue
  }

  var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The values that it consists of.
  var parts: [WrittenValue] {
    switch self {
    case .list(let elements): elements.flatMap { [$0.key, $0.value].compactMap(\.self) }
    case .tuple(let elements): elements.map(\.value)
    case .operation(let left, _, let right): [left, right]
    case .member(_, of: _, let written): written?.arguments.map(\.value) ?? []
    case .literal, .varying, .placeOfCall, .other: []
    }
  }

  /// Whether it contains a value that differs from run to run.
  var containsVarying: Bool { self == .varying || parts.contains(where: \.containsVarying) }

  /// Whether replacing it by another value of a type would lose what its author meant.
  func isMeaningful(as type: TypeModel) -> Bool {
    switch self {
    case .varying, .placeOfCall: false
    // Instead of an optional that is made, there might be `nil`.
    case .member("init", of: _, let written?): !written.arguments.isEmpty || type.isOptional
    case .literal, .list, .tuple, .operation, .member, .other: true
    }
  }
}

/// The arguments of a call, and what ends the program if the call fails.
struct WrittenArguments: Equatable, Sendable {
  let arguments: [WrittenValue.Argument]
  /// Whether `!` follows the call.
  var isForced = false
  /// Whether `try!` precedes the call.
  var isTried = false

  var labels: [String?] { arguments.map(\.label) }
}

extension [Parameter] {
  /// Matches the arguments of a call to parameters.
  ///
  /// ```swift
  /// init(name: String, age: Int = 0, tags: String...)
  /// // for `init(name:)`, `name` is given, and `age` and `tags` are kept
  /// ```
  ///
  /// - Parameter labels: The labels of the arguments.
  /// - Returns: The parameters that the arguments are for, and those that keep their defaults; `nil` if the arguments
  ///   do not match.
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
