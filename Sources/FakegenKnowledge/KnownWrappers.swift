/// Property wrappers of frameworks and well-known packages, by what the memberwise initializer takes for a property
/// without a value.
package enum KnownWrappers {
  /// Whether a name is that of a known wrapper.
  package static func contains(_ name: String) -> Bool {
    takingValues.contains(name) || takingNothing.contains(name)
  }

  /// Wrappers that are made from the wrapped value, as `@State var count: Int`.
  package static let takingValues: Set<String> = TableText.words(
    "Bindable GestureState ObservedObject Published State StateObject")

  /// Wrappers with a `Binding` of their own, which is not SwiftUI's type of that name: `@FocusState<Bool>.Binding`.
  package static let ofFocus: Set = ["AccessibilityFocusState", "FocusState"]

  /// Wrappers that make themselves, as `@EnvironmentObject var model: Model` and `@Dependency(\.date) var date`.
  package static let takingNothing: Set<String> = TableText.words(
    """
    AccessibilityFocusState AppStorage Dependency Environment EnvironmentObject FetchAll FetchOne FetchRequest
    FocusState FocusedBinding FocusedObject FocusedValue Injected InjectedObject LazyInjected Namespace
    NSApplicationDelegateAdaptor Query SceneStorage SectionedFetchRequest UIApplicationDelegateAdaptor
    WeakLazyInjected
    """)
}
