/// An expression, and what has to hold for it to compile.
struct DefaultValue: Equatable {
  /// Something that a constrained extension has to promise.
  enum Need: Hashable {
    /// `Entity: Defaultable`
    case defaultable(String)
    /// `Self: NullObject`
    case nullObject

    var constraint: String {
      switch self {
      case .defaultable(let type): "\(type): Defaultable"
      case .nullObject: "Self: NullObject"
      }
    }
  }

  var text: String
  var needs: [Need] = []
  /// Statements that have to come before the expression.
  var statements: [String] = []
  /// Whether the expression calls `fakeDefault()` somewhere inside.
  var isPartial = false
  /// The rule that gave the value.
  var origin: DefaultOrigin

  init(_ text: String, needs: [Need] = [], origin: DefaultOrigin = .shape) {
    self.text = text
    self.needs = needs
    self.origin = origin
  }

  /// Puts values together to one, as the elements of a tuple.
  init(_ text: String, from parts: [DefaultValue], origin: DefaultOrigin = .shape) {
    self.text = text
    self.origin = origin
    for part in parts {
      needs += part.needs.filter { !needs.contains($0) }
      statements += part.statements
      isPartial = isPartial || part.isPartial
    }
  }
}
