/// The values of types that no source declares: one row, one type, one expression.
///
/// Values are deterministic: never the time, never a random number. A row whose `=0` cannot be made gives
/// no value.
package struct StandardDefaults: Sendable {
  /// What a type of a module is made of.
  package struct Row: Sendable {
    /// The name without its module; with arguments, if only these have a value.
    package let type: String
    /// The expression, in which `$T` is the type's name, qualified where it has to be.
    package let template: Template
    package let module: ModuleName
    /// Whether values are made on the main actor only.
    package let onMainActor: Bool
  }

  /// The rows of one module, sorted by their types.
  ///
  /// They are text, one row a line: an array literal of some hundred rows takes seconds to optimize.
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

  /// Whether a type of the tables is an option set, as its default says.
  package static func isOptionSet(_ type: String) -> Bool { row(for: type)?.template.text == "[]" }

  private static let byType = Dictionary(
    tables.flatMap { table in table.rows.map { ($0.type, $0) } },
    uniquingKeysWith: { first, _ in first })

  package static let tables = [
    standardLibrary, synchronization, observation, platform, foundation, networking, dispatch,
    graphics, coreLocation, userNotifications, watchConnectivity, promiseKit, rxSwift,
    reactiveSwift, logging, combine, swiftUI, appKit, appKitViews, uiKit, uiKitViews,
  ]
}
