import FakegenSyntax

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

  /// A part of a row's expression: text, or what is put in its place.
  enum Piece {
    case text(String)
    /// `$T`
    case name
    /// `#0`
    case argument(Int)
    /// `=0`
    case value(Int)
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

extension StandardDefaults.Row {
  /// The expression, taken apart.
  var pieces: [StandardDefaults.Piece] {
    var pieces: [StandardDefaults.Piece] = []
    let bytes = Array(expression.utf8)
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      guard let mark = mark(bytes[index], bytes[index + 1]) else {
        index += 1
        continue
      }
      if start < index {
        pieces.append(.text(String(decoding: bytes[start..<index], as: UTF8.self)))
      }
      pieces.append(mark)
      index += 2
      start = index
    }
    return pieces + [.text(String(decoding: bytes[start...], as: UTF8.self))]
  }

  private func mark(_ first: UInt8, _ second: UInt8) -> StandardDefaults.Piece? {
    if first == UInt8(ascii: "$"), second == UInt8(ascii: "T") { return .name }
    guard second.isDigit else { return nil }
    let number = Int(second - UInt8(ascii: "0"))
    switch first {
    case .pound: return .argument(number)
    case UInt8(ascii: "="): return .value(number)
    default: return nil
    }
  }
}
