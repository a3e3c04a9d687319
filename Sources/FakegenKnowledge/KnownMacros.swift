/// Attached macros of well-known libraries, whose names say nothing else about a declaration: neither that it has a
/// property wrapper, nor that it belongs to a global actor.
package enum KnownMacros {
  /// Macros for properties that leave the memberwise initializer as it would be without them.
  package static let ofProperties: Set<String> = TableText.words(
    """
    DependencyEndpoint FakeDefault ObservationIgnored ObservationStateIgnored ObservationStateTracked
    ObservationTracked Presents
    """)

  /// Macros for protocols and types: also those of other tools, which would mock an Empty protocol.
  package static let ofTypes: Set<String> = TableText.words(
    """
    AutoMockable CasePathable Cuckoo DependencyClient Faked Fakeable Generable Mock Mockable Mocked Model Observable
    ObservableState Perceptible Reducer Selection Smock Spyable Stubbable Suite Table Witness
    """)
}
