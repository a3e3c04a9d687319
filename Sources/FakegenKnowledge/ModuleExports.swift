/// Which imports make a module's types visible: many modules export others.
package enum ModuleExports {
  /// Whether a file that imports some modules sees the types of another.
  package static func isVisible(_ module: ModuleName, importing imported: Set<ModuleName>) -> Bool {
    if alwaysVisible.contains(module) || imported.contains(module) { return true }
    return !imported.isDisjoint(with: exporters[module] ?? [])
  }

  /// Returns the name to write before what a module declares: its own, or that of a module that shows it;
  /// `nil` for the C library, which has another name on each system.
  package static func qualifier(
    for module: ModuleName, importing imported: Set<ModuleName>
  ) -> ModuleName? {
    if module == "Glibc" { return nil }
    if alwaysVisible.contains(module) || imported.contains(module) { return module }
    return exporters[module]?.intersection(imported).min() ?? module
  }

  /// Whether a module is one of the system's.
  package static func isFramework(_ module: ModuleName) -> Bool {
    exporters[module] != nil || exporters.values.contains { $0.contains(module) }
      || alwaysVisible.contains(module)
  }

  /// The standard library, and the modules of which it consists for the compiler.
  package static let alwaysVisible: [ModuleName] = [.swift, "_Concurrency", "_StringProcessing"]

  /// Whether the compiler imports a module by itself.
  package static func isOfStandardLibrary(_ module: ModuleName) -> Bool {
    alwaysVisible.contains(module) || module == "_SwiftConcurrencyShims"
  }

  /// Whether the compiler names a module where people name the one that exports it.
  package static func isPart(_ module: ModuleName, of exporter: ModuleName) -> Bool {
    parts[module]?.contains(exporter) ?? false
  }

  private static let parts: [ModuleName: Set<ModuleName>] = [
    "CoreFoundation": ["CoreGraphics", "Foundation"],
    "FoundationEssentials": ["Foundation"],
    "FoundationInternationalization": ["Foundation"],
    "ObjectiveC": ["Foundation"],
  ]

  /// For each module the modules that export it; `*` are the frameworks of Apple's that export Foundation.
  private static let exporters: [ModuleName: Set<ModuleName>] = {
    let text = """
      AppKit                Cocoa SwiftUI
      Combine               OpenCombine SwiftUI
      CoreGraphics          Foundation *
      Dispatch              Foundation *
      Foundation            FoundationEssentials *
      FoundationNetworking  Foundation *
      Glibc                 Android Darwin Foundation Musl WASILibc *
      Observation           SwiftUI
      SwiftUI               WidgetKit
      UIKit                 SwiftUI WatchKit
      os                    OSLog
      """
    return Dictionary(
      uniqueKeysWithValues: TableText.pairs(text).map { module, exporters in
        let names = TableText.words(exporters.replacing("*", with: foundationExporters))
        return (ModuleName(module), Set(names.map { ModuleName($0) }))
      })
  }()

  private static let foundationExporters = """
    ARKit AVFoundation AVKit AppIntents AppKit AuthenticationServices BackgroundTasks CloudKit Cocoa
    Combine Contacts CoreBluetooth CoreData CoreImage CoreLocation CoreML CoreMotion CryptoKit EventKit
    GameKit HealthKit HomeKit Intents LocalAuthentication MapKit MessageUI Messages Metal MetalKit
    NaturalLanguage Network PDFKit Photos PhotosUI QuartzCore RealityKit SafariServices SceneKit Speech
    SpriteKit StoreKit SwiftData SwiftUI UIKit UserNotifications Vapor Vision WatchConnectivity WatchKit
    WebKit WidgetKit XCTest
    """
}
