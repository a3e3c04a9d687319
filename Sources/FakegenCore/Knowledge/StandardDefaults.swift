/// The values of types that no source declares: one row, one type, one expression.
///
/// In an expression `$T` is the type's name, qualified where it has to be; `#0` is the first
/// generic argument as a type, `=0` is the default value of that argument. A row whose `=0` cannot
/// be made gives no value. Values are deterministic: never the time, never a random number.
struct StandardDefaults: Sendable {
  struct Row: Sendable {
    /// The name without its module; with arguments, if only these have a value.
    let type: String
    let expression: String
    let module: String
    /// Whether values are made on the main actor only.
    let onMainActor: Bool

    init(
      _ type: String, _ expression: String, _ module: String = "Swift", onMainActor: Bool = false
    ) {
      self.type = type
      self.expression = expression
      self.module = module
      self.onMainActor = onMainActor
    }
  }

  /// Returns the row of a type, spelled without its module.
  static func row(for type: String) -> Row? { byType[type] }

  private static let byType = Dictionary(
    rows.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })

  static let rows: [Row] =
    standardLibraryRows + synchronizationRows + platformRows + foundationRows + networkingRows
    + dispatchRows + graphicsRows + loggingRows + combineRows + swiftUIRows + kitRows
}

/// Which imports make a module's types visible: many modules export others.
enum ModuleExports {
  /// Whether a file that imports some modules sees the types of another.
  static func isVisible(_ module: String, importing imported: Set<String>) -> Bool {
    if alwaysVisible.contains(module) || imported.contains(module) { return true }
    return !imported.isDisjoint(with: exporters[module] ?? [])
  }

  private static let alwaysVisible: Set = ["Swift", "_Concurrency", "_StringProcessing"]

  private static let exporters: [String: Set<String>] = [
    "AppKit": ["Cocoa", "SwiftUI"],
    "Combine": ["OpenCombine", "SwiftUI"],
    "CoreGraphics": foundationExporters.union(["Foundation"]),
    "Dispatch": foundationExporters.union(["Foundation"]),
    "Foundation": foundationExporters.union(["FoundationEssentials"]),
    "FoundationNetworking": foundationExporters.union(["Foundation"]),
    "Glibc": foundationExporters.union(["Android", "Darwin", "Foundation", "Musl", "WASILibc"]),
    "Observation": ["SwiftUI"],
    "SwiftUI": ["WidgetKit"],
    "UIKit": ["SwiftUI", "WatchKit"],
    "os": ["OSLog"],
  ]

  /// Apple's frameworks export Foundation and what Foundation exports, and so do a few others.
  private static let foundationExporters: Set = [
    "ARKit", "AVFoundation", "AVKit", "AppIntents", "AppKit", "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "Cocoa", "Combine", "Contacts", "CoreBluetooth", "CoreData",
    "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CryptoKit", "EventKit", "GameKit",
    "HealthKit", "HomeKit", "Intents", "LocalAuthentication", "MapKit", "MessageUI", "Messages",
    "Metal", "MetalKit", "NaturalLanguage", "Network", "PDFKit", "Photos", "PhotosUI",
    "QuartzCore", "RealityKit", "SafariServices", "SceneKit", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "UIKit", "UserNotifications", "Vapor", "Vision", "WatchConnectivity",
    "WatchKit", "WebKit", "WidgetKit", "XCTest",
  ]
}
