/// The modules that re-export others, so that importing them makes other modules' types visible.
package enum ModuleExports {
  /// Whether a file with some imports sees the types of a module.
  package static func isVisible(_ module: ModuleName, importing imported: Set<ModuleName>) -> Bool {
    if alwaysVisible.contains(module) || imported.contains(module) { return true }
    return !imported.isDisjoint(with: exporters(of: module))
  }

  /// Returns the module to qualify another module's declaration with: its own, or an imported one that exports it;
  /// `nil` for modules that have a different name on each system: the C library, and System beside SystemPackage.
  package static func qualifier(
    for module: ModuleName, importing imported: Set<ModuleName>
  ) -> ModuleName? {
    if module == "Glibc"
      || module == "System" && imported.isSuperset(of: ["System", "SystemPackage"])
    {
      return nil
    }
    if alwaysVisible.contains(module) || imported.contains(module) { return module }
    return exporters(of: module).intersection(imported).min() ?? module
  }

  /// Returns the framework whose types a library declares again, or else the module itself.
  package static func implemented(by module: ModuleName) -> ModuleName {
    module == "OpenCombine" ? "Combine" : module
  }

  /// Whether a module belongs to the system.
  package static func isFramework(_ module: ModuleName) -> Bool {
    exporters[module] != nil || exporters.values.contains { $0.contains(module) }
      || alwaysVisible.contains(module)
  }

  /// The standard library, and the modules that the compiler divides it into.
  package static let alwaysVisible: [ModuleName] = [.swift, "_Concurrency", "_StringProcessing"]

  /// Returns the part of the standard library that declares a type, or any other module itself.
  ///
  /// Before Swift 6.3, `Swift.Task` is an error, whereas `_Concurrency.Task` is none in any version.
  package static func part(of module: ModuleName, declaring name: String) -> ModuleName {
    guard module == .swift else { return module }
    return partsOfStandardLibrary.first { $0.value.contains(name) }?.key ?? module
  }

  /// The types that the parts of the standard library declare.
  package static let partsOfStandardLibrary: [ModuleName: Set<String>] = [
    "_Concurrency": TableText.words(
      """
      Actor AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence
      AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
      AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
      AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
      AsyncThrowingPrefixWhileSequence AsyncThrowingStream CancellationError CheckedContinuation Clock ContinuousClock
      DiscardingTaskGroup Executor ExecutorJob GlobalActor Job JobPriority MainActor SerialExecutor
      SuspendingClock Task TaskExecutor TaskGroup TaskLocal TaskPriority ThrowingDiscardingTaskGroup ThrowingTaskGroup
      UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeContinuation UnsafeCurrentTask
      UnsafeThrowingContinuation
      """),
    "_StringProcessing": TableText.words(
      """
      AnyRegexOutput CustomConsumingRegexComponent Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel
      RegexWordBoundaryKind
      """),
  ]

  /// Whether the compiler imports a module implicitly.
  package static func isOfStandardLibrary(_ module: ModuleName) -> Bool {
    alwaysVisible.contains(module) || module == "_SwiftConcurrencyShims"
  }

  /// Whether a module interface may name a module where source code names the one that exports it.
  package static func isPart(_ module: ModuleName, of exporter: ModuleName) -> Bool {
    parts[module]?.contains(exporter) ?? false
  }

  private static let parts: [ModuleName: Set<ModuleName>] = [
    "CoreFoundation": ["CoreGraphics", "Foundation"],
    "FoundationEssentials": ["Foundation"],
    "FoundationInternationalization": ["Foundation"],
    "ObjectiveC": ["Foundation"],
  ]

  /// The modules that export each module; `*` stands for Apple's frameworks that export Foundation.
  private static let exporters = exporters(
    """
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
    """)

  /// The modules that export those of packages.
  private static let exportersOfPackages = exporters(
    """
    DequeModule            Collections
    HashTreeCollections    Collections
    IdentifiedCollections  ComposableArchitecture
    NIOCore                NIO Vapor
    NIOHTTP1               Vapor
    OrderedCollections     Collections ComposableArchitecture
    System                 SystemPackage
    """)

  private static func exporters(of module: ModuleName) -> Set<ModuleName> {
    exporters[module] ?? exportersOfPackages[module] ?? []
  }

  /// Reads a table of modules and those that export them.
  private static func exporters(_ table: String) -> [ModuleName: Set<ModuleName>] {
    Dictionary(
      uniqueKeysWithValues: TableText.pairs(table).map { module, exporters in
        let names = TableText.words(exporters.replacing("*", with: foundationExporters))
        return (ModuleName(module), Set(names.map { ModuleName($0) }))
      })
  }

  private static let foundationExporters = """
    ARKit AVFoundation AVKit AppIntents AppKit AuthenticationServices BackgroundTasks CloudKit Cocoa
    Combine Contacts CoreBluetooth CoreData CoreImage CoreLocation CoreML CoreMotion CryptoKit EventKit
    GameKit HealthKit HomeKit Intents LocalAuthentication MapKit MessageUI Messages Metal MetalKit
    NaturalLanguage Network PDFKit Photos PhotosUI QuartzCore RealityKit SafariServices SceneKit Speech
    SpriteKit StoreKit SwiftData SwiftUI UIKit UserNotifications Vapor Vision WatchConnectivity WatchKit
    WebKit WidgetKit XCTest
    """
}
