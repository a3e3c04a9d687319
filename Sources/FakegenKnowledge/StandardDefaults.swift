/// The default values of types that the sources do not declare: a row has a type and an expression.
///
/// Values are deterministic: they never depend on time or chance. A row whose `=0` has no value gives no value.
package struct StandardDefaults: Sendable {
  /// The default value of a type.
  package struct Row: Sendable {
    /// The name without its module; it includes generic arguments if only these have a value.
    package let type: String
    /// The expression, in which `$T` is the type's name, qualified where necessary.
    package let template: Template
    package let module: ModuleName
    /// Whether values can be created only on the main actor.
    package let onMainActor: Bool
  }

  /// The rows of one module, sorted by their types.
  ///
  /// They are text, with one row per line, because an array literal of some hundred rows takes seconds to optimize.
  package struct Table: Sendable {
    package let rows: [Row]

    init(of module: ModuleName, onMainActor: Bool = false, _ text: String) {
      rows = TableText.pairs(text).map { type, expression in
        Row(
          type: type, template: Template(expression), module: module, onMainActor: onMainActor)
      }
    }
  }

  /// Returns the row of a type, spelled without its module.
  package static func row(for type: String) -> Row? { byType[type] }

  /// Returns the row of a protocol's existential type, as of `any Cancellable`.
  package static func row(forAny protocolName: String) -> Row? {
    combineExistentials.rows.first { $0.type == protocolName }
  }

  /// Whether a type of the tables is an option set, judging by its default value.
  package static func isOptionSet(_ type: String) -> Bool { row(for: type)?.template.text == "[]" }

  private static let byType = Dictionary(
    tables.flatMap { table in table.rows.map { ($0.type, $0) } },
    uniquingKeysWith: { first, _ in first })

  package static let tables = [
    standardLibrary, synchronization, observation, platform, foundation, networking, dispatch,
    graphics, coreLocation, userNotifications, userNotificationsUI, authenticationServices,
    localAuthentication, watchConnectivity, promiseKit, rxSwift, reactiveSwift, logging, combine,
    swiftUI, appKit, appKitViews, uiKit, uiKitViews, orderedCollections, deque, treeCollections,
    identifiedCollections, nio, nioHTTP, httpTypes, system,
  ]
}
