import FakegenKnowledge
import FakegenSyntax
import Foundation
import TestSupport
import Testing

@testable import FakegenCore

/// Checks that the tables are correct, and that every row has an effect.
struct KnowledgeTests {
  // MARK: - Default values

  @Test func `rows are sorted, and each type has only one`() {
    for table in StandardDefaults.tables {
      let types = table.rows.map(\.type)
      #expect(types == types.sorted())
    }
    let all = StandardDefaults.tables.flatMap { table in table.rows.map(\.type) }
    #expect(Set(all).count == all.count)
    #expect(all.count > 500)
  }

  @Test func `every row for this platform is compiled`() throws {
    let text = try Project.text("Fixtures/Golden/Types/EveryRow.swift")
      .replacing(#/<.+>/#, with: "")
    let compiled = Set(text.matches(of: #/(?:: |-> )(?:any )?([\w.]+)/#).map { $0.output.1 })
    let isElsewhere: Set<String> = [
      "CFIndex", "CFTimeInterval", "DateComponentsFormatter", "Float80", "ListFormatter",
      "MeasurementFormatter", "NSItemProvider", "OSStatus", "RelativeDateTimeFormatter",
      "UndoManager",
    ]
    let ofOtherSystemsAndPackages: Set<ModuleName> = [
      "AppKit", "AuthenticationServices", "Combine", "CoreGraphics", "CoreLocation", "DequeModule",
      "HTTPTypes", "HashTreeCollections", "IdentifiedCollections", "LocalAuthentication", "NIOCore",
      "NIOHTTP1", "OrderedCollections", "PromiseKit", "ReactiveSwift", "RxSwift", "SwiftUI",
      "System", "UIKit", "UserNotifications", "UserNotificationsUI", "WatchConnectivity", "os",
    ]
    for row in StandardDefaults.tables.flatMap(\.rows)
    where !ofOtherSystemsAndPackages.contains(row.module) {
      let type = row.type.prefix { $0 != "<" }
      #expect(compiled.contains(type) || isElsewhere.contains(String(type)), "\(type)")
    }
  }

  @Test func `modules are visible through the modules that re-export them`() {
    #expect(ModuleExports.isVisible("Foundation", importing: ["UIKit"]))
    #expect(ModuleExports.isVisible("Glibc", importing: ["SwiftUI"]))
    #expect(ModuleExports.isVisible("Swift", importing: []))
    #expect(!ModuleExports.isVisible("UIKit", importing: ["Foundation"]))
    #expect(!ModuleExports.isVisible("Foundation", importing: ["FoundationKit"]))
  }

  // MARK: - Names of protocols

  @Test func `every protocol that a table names is in the prelude`() {
    let declared = preludeProtocols
    for row in StandardConformances.candidates {
      for name in row.protocols + row.withElement where name != "Codable" {
        #expect(declared.contains(name), "\(row.type.text): \(name)")
      }
    }
    for name in LiteralProtocols.expressions.keys {
      #expect(declared.contains(name), "\(name)")
    }
  }

  @Test func `every attribute in the prelude is recognized`() throws {
    let declared = preludeProtocols
    for text in preludeTexts {
      for match in text.matches(of: #/@([A-Za-z]+)(?:\((.*?)\))?/#) {
        let attribute = AttributeModel(
          name: String(match.output.1), text: String(match.output.0))
        if ["FakeDefault", "MainActor", "Sendable", "escaping", "objc", "unchecked"].contains(
          attribute.name)
        {
          continue
        }
        let mark = try #require(Prelude.Mark(attribute), "\(match.output.0)")
        if mark == .unless { #expect(declared.contains(attribute.argument), "\(attribute.text)") }
      }
    }
  }

  // MARK: - The runtime

  @Test func `the runtime makes exactly these types defaultable`() throws {
    var types: Set<String> = ["NullError", "TimeInterval"]
    for file in Project.swiftFiles(in: "Sources/FakedRuntime") {
      let text = try Project.text("Sources/FakedRuntime/\(file)")
      types.formUnion(
        text.matches(of: #/(?m)^ *extension (\w+): Defaultable/#).map { String($0.output.1) })
    }
    // Pointers are not in the table, because they are `Defaultable` only if their pointees are.
    #expect(DefaultableTypes.names == types.filter { !$0.hasPrefix("Unsafe") })
  }

  private var preludeTexts: [String] { Prelude.files.map(\.text) }

  private var preludeProtocols: Set<String> {
    Set(
      preludeTexts.flatMap { text in
        text.matches(of: #/protocol (\w+)/#).map { String($0.output.1) }
      })
  }
}
