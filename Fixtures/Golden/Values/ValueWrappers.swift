import Faked

@propertyWrapper struct TrimmedText: Equatable {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue }
  }
  init(wrappedValue: String) { text = wrappedValue }
}

@propertyWrapper struct EmptyIfMissing<Element: Equatable>: Equatable {
  var wrappedValue: [Element] = []
}

@propertyWrapper struct ClampedCount: Equatable {
  var wrappedValue: Int
  init(_ most: Int) { wrappedValue = most }
  init(wrappedValue: Int, _ most: Int) { self.wrappedValue = min(wrappedValue, most) }
}

/// What a wrapper makes by itself is no argument of the memberwise initializer, but a wrapper.
@Faked struct WrappedForm: Equatable {
  @TrimmedText var city: String
  @TrimmedText var query: String = "spa"
  @EmptyIfMissing var filters: [String]
  @EmptyIfMissing var given: [String] = ["a"]
  @ClampedCount(3) var guests: Int
  @ClampedCount(3) var rooms: Int = 2
}

@propertyWrapper struct WatchedValue<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// An optional variable is `nil` at first, wrapped or not. What is private and wrapped does not make the memberwise
/// initializer private.
@Faked struct WatchedForm {
  @WatchedValue var name: String?
  @WatchedValue private var draft: String?
  @WatchedValue private var count = 3
  let title: String
}

class WatchedBase { init() {} }

/// A class without an initializer of its own has `init()`, whatever wraps its properties.
@Faked protocol WatchedModels {
  func model() -> WatchedModel
  func submodel() -> WatchedSubmodel
}

final class WatchedModel {
  @WatchedValue var user: String?
  var (width, height) = (1, 2)
}

final class WatchedSubmodel: WatchedBase {
  @ClampedCount(3) var guests: Int
}

@globalActor actor WatchedActor { static let shared = WatchedActor() }

/// The attribute of a global actor wraps nothing.
@Faked struct WatchedOnActor {
  @WatchedActor var name: String
  @WatchedActor @WatchedValue var count: Int
  @WatchedActor var note: String?
}

@Faked protocol WatchedSecrets { func secret() -> WatchedSecret }

struct WatchedSecret {
  @WatchedActor private var key: Int?
  let name: String
  static let none = WatchedSecret(name: "")
}

/// None of several variables has a wrapper, and an optional one is `nil` at first only if every other has a value, too.
@Faked struct WatchedPair {
  @WatchedActor var name: String?, count: Int
  let title: String
}

typealias TrimmedAlias = TrimmedText
typealias WatchedAlias = WatchedActor
typealias MainAlias = MainActor

@Faked struct WatchedByAliases {
  @TrimmedAlias var city: String
  @WatchedAlias var name: String
  @MainAlias var count: Int
}

enum WatchedFocus<Value> {
  @propertyWrapper struct Binding { var wrappedValue: Value }

  @propertyWrapper struct Indexed<Index> { var wrappedValue: Value }
}

/// The wrappers are types inside a generic one, as `FocusState<Field?>.Binding` is.
@Faked struct FocusedTitle {
  @WatchedFocus<(Int) -> String?>.Binding var title: (Int) -> String?
  @WatchedFocus<Int>.Indexed<[Int]> var row: Int
}
