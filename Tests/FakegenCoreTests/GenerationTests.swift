import FakegenCore
import FakegenSyntax
import Testing

struct GenerationTests {
  @Test func `invalid protocols do not affect the others`() {
    let generation = generateAll(
      """
      protocol Circle: Circle { func f() }
      fileprivate protocol Hidden {}
      protocol Broken { func f(_ x Int) }
      protocol Good { func g() }
      """)
    #expect(generation.text.contains("protocol EmptyGood: Good {}"))
    #expect(!generation.text.contains("Hidden"))
    #expect(!generation.text.contains("EmptyCircle"))
    #expect(
      generation.diagnostics.contains { $0.message.text == "protocol 'Circle' refines itself" })
  }

  @Test func `helper functions and imports for nested test data are generated`() {
    let levels = (0..<4).map { level in
      let fields = (0..<4).map { "let f\($0): Level\(level + 1)" }.joined(separator: "; ")
      return "struct Level\(level) { \(fields) }"
    }
    let text = generateAll(
      """
      import Foundation
      \(levels.joined(separator: "\n"))
      struct Level4 { let date: Date }
      // @Faked
      struct Holder { let level: Level0 }
      """
    ).text
    #expect(text.contains("level: Level0 = Level0("))
    #expect(text.contains("static func fakeValue() -> Level"))
    #expect(text.contains("import Foundation"))
  }

  @Test func `a module selector has the same meaning as a dot`() {
    let source = """
      import Foundation
      // @Faked(createSpy: true)
      protocol Loader: Foundation::NSObjectProtocol where Self: Swift::Sendable {
        associatedtype Item: Swift::Sendable = Swift::Int
        func load(_ data: Foundation::Data?, then body: (Swift::Int) -> Swift::Void) -> [Swift::String]
      }
      // @Faked
      struct Page { let data: Foundation::Data; var size: Int = Swift::Int(3) }
      extension Swift::Int { static let three = 3 }
      """
    func words(_ source: String) -> String {
      // `::` is longer than a dot, so lines are broken in other places.
      generateAll(source).text.replacing("::", with: ".").filter { !$0.isWhitespace }
    }
    #expect(generateAll(source).diagnostics.isEmpty)
    #expect(words(source) == words(source.replacing("::", with: ".")))
  }

  @Test func `an unknown parent causes a warning and no Null type`() {
    let generation = generateAll("protocol P: Unknown { func f() }")
    #expect(generation.text.contains("protocol EmptyP: P {}"))
    #expect(!generation.text.contains("NullP"))
    #expect(
      generation.diagnostics.map(\.severity) == [.warning, .warning])
  }

  @Test func `annotated types in other files get test data`() {
    let source = """
      @_spi(Testing) import Other
      @_spi(Testing) public struct User { public init(name: String) {} }
      @_spi(Testing) public struct Order: Codable { public init(count: Int) {} }
      """
    var configuration = Configuration()
    configuration.imports = ["App"]
    let wanted = Input(SourceText(path: "App.swift", source), module: "App", wantsValues: true)
    let text = generate(from: [wanted], configuration: configuration).text
    #expect(text.contains("func fake(name: String"))
    configuration.valueProtocols = ["Codable"]
    let file = Input(SourceText(path: "App.swift", source), module: "App")
    let other = generate(from: [file], configuration: configuration).text
    #expect(other.contains("func fake(count: Int"))
    #expect(!other.contains("func fake(name: String"))
  }

  @Test func `types that constraints give to associated types get test data`() {
    var configuration = Configuration()
    configuration.createsValues = true
    let source = """
      protocol Service { associatedtype Request; func send(_ request: Request) }
      struct Query { var text: String }
      @Faked protocol Search: Service where Request == Query {}
      """
    let text = generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: configuration
    ).text
    #expect(text.contains("extension Query: Defaultable"))
  }

  @Test func `properties with known macros are parameters of test data`() {
    let source = """
      @Faked(copy: true) @Reducer struct Settings {
        @Presents var alert: Alert?
        @DependencyEndpoint(method: "send") var sender: (_ count: Int) -> String = { _ in "" }
      }
      struct Alert { var title = "" }
      """
    let text = generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: Configuration()
    ).text
    #expect(text.contains("Alert? = nil"), "\(text)")
    #expect(text.contains("Settings(alert: alert, sender: sender)"), "\(text)")
  }

  @Test func `a middleware returns the default that the user has chosen`() {
    var configuration = Configuration()
    configuration.defaults = ["Reply": "Reply(code: 404)"]
    let source = """
      struct Reply { var code: Int }
      @Faked protocol Middleware { func run(_ path: String, next: (String) -> Reply) -> Reply }
      """
    let text = generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: configuration
    ).text
    #expect(text.contains("-> Reply { Reply(code: 404) }"), "\(text)")
  }

  @Test func `types that the members of spied classes mention get test data`() {
    var configuration = Configuration()
    configuration.createsValues = true
    let source = """
      // @Faked(createSpy: true)
      @Observable class Engine {
        @ObservationIgnored var gear = Gear(ratio: 3)
        func run(_ plan: Plan) {}
        private func stop(_ reason: Reason) {}
      }
      struct Gear { var ratio: Double }
      struct Plan { var stages: [Stage]; struct Stage {} }
      struct Reason { var text: String }
      """
    let text = generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: configuration
    ).text
    for type in ["Gear", "Plan", "Plan.Stage"] {
      #expect(text.contains("extension \(type): Defaultable"))
    }
    #expect(!text.contains("extension Reason"))
    #expect(text.contains("  override var gear: Gear {"))
    #expect(!text.contains("@ObservationIgnored"))
  }

  @Test func `types that a library's fakes cannot access are omitted`() {
    let source = """
      @Faked struct Order {}
      @Faked package struct Bill {}
      @Faked public struct Dish { public init() {} }
      """
    var configuration = Configuration()
    configuration.imports = ["App"]
    configuration.isPublic = true
    configuration.omitsInaccessibleProtocols = true
    func generation() -> Generation {
      generate(
        from: [Input(SourceText(path: "A.swift", source), module: "App")],
        configuration: configuration)
    }
    #expect(generation().diagnostics.map(\.severity) == [.warning, .warning])
    #expect(generation().text.contains("extension App.Dish: "))
    // The tests of this module fake its internal protocols themselves, so there is no warning about them.
    configuration.modulesFakedElsewhere = ["App"]
    #expect(generation().diagnostics.count == 1)
  }

  @Test func `types conform to an alias if they conform to all its protocols`() {
    let source = """
      protocol Entity: Encodable, Decodable {}
      struct Dish: Entity { var price = 3 }
      typealias Model = Codable & Hashable
      struct Menu: Model { var dishes = 4 }
      struct Sign: Encodable { var text = "" }
      """
    var configuration = Configuration()
    for (name, types) in [("Codable", ["Dish", "Menu"]), ("Model", ["Menu"])] {
      configuration.valueProtocols = [name]
      let text = generate(
        from: [Input(SourceText(path: "A.swift", source))], configuration: configuration
      ).text
      let found = ["Dish", "Menu", "Sign"].filter { text.contains("extension \($0): Defaultable") }
      #expect(found == types)
    }
  }

  @Test func `classes that inherit each other conform to nothing`() {
    var configuration = Configuration()
    configuration.valueProtocols = ["Codable"]
    let source = "class Egg: Hen {}\nclass Hen: Egg {}"
    let text = generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: configuration
    ).text
    #expect(!text.contains("Egg"))
  }

  @Test func `a name is not looked up in a framework that is not imported`() {
    let text = generateAll("import RxSwift\nprotocol P { var names: Observable<Int> { get } }").text
    #expect(text.contains("var names: Observable<Int> { .empty() }"))
  }

  @Test func `packages that export others show the types of these`() {
    let text = generateAll(
      """
      import Collections
      import SystemPackage
      protocol P { func names() -> OrderedSet<Int>; var path: FilePath { get } }
      """
    ).text
    #expect(text.contains("func names() -> OrderedSet<Int> { [] }"))
    #expect(text.contains("var path: FilePath { FilePath() }"))
    #expect(text.contains("import Collections\nimport FakedRuntime\nimport SystemPackage"))
  }

  @Test func `a library that implements a framework again has the framework's defaults`() {
    let inputs = [
      Input(
        SourceText(
          path: "A.swift",
          """
          import OpenCombine
          protocol A { var x: AnyPublisher<Int, Never> { get }; func y() -> Future<Int, Never> }
          """)),
      Input(
        SourceText(
          path: "Sources/OpenCombine/Publishers.swift",
          """
          public struct AnyPublisher<Output, Failure: Error> {}
          public final class Future<Output, Failure: Error> {
            public init(_ fulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {}
          }
          """), isSupport: true),
    ]
    var configuration = Configuration()
    configuration.fakesAll = true
    let text = generate(from: inputs, configuration: configuration).text
    #expect(text.contains("{ AnyPublisher(Empty()) }"))
    #expect(text.contains("{ Future { $0(.success(0)) } }"))
  }

  @Test func `protocols in support files are read but not faked`() {
    let inputs = [
      Input(SourceText(path: "A.swift", "protocol A: B { func a() }")),
      Input(SourceText(path: "B.swift", "public protocol B { func b() -> Int }"), isSupport: true),
    ]
    var configuration = Configuration()
    configuration.fakesAll = true
    let text = generate(from: inputs, configuration: configuration).text
    #expect(text.contains("func b() -> Int { 0 }"))
    #expect(!text.contains("EmptyB"))
  }

  /// Two packages declare a `Request`; in each file, the name means the one that the file imports.
  @Test func `names refer to types in the modules that a file imports`() {
    func text(importing imports: String) -> String {
      let inputs = [
        Input(
          SourceText(path: "A.swift", "\(imports)\nprotocol A { var request: Request { get } }")),
        Input(SourceText(path: "B.swift", "import Server\nimport Client")),
        Input(
          SourceText(path: "x/Sources/Server/R.swift", "public enum Request { case served }"),
          isSupport: true),
        Input(
          SourceText(
            path: "x/Sources/Client/R.swift", "public struct Request { public init() {} }"),
          isSupport: true),
      ]
      var configuration = Configuration()
      configuration.fakesAll = true
      return generate(from: inputs, configuration: configuration).text
    }
    #expect(text(importing: "import Client").contains("var request: Request { Request() }"))
    #expect(text(importing: "import Server").contains("var request: Request { .served }"))
    #expect(
      text(importing: "import Other").contains("var request: Request { fakeDefault(in: \"A\") }"))
    let scoped = "import Server\nimport struct Client.Request"
    #expect(text(importing: scoped).contains("var request: Request { Request() }"))
  }

  @Test func `a type in the tables is known if its module is imported`() {
    let member = "protocol A { var logger: Logger { get } }"
    var configuration = Configuration()
    configuration.fakesAll = true
    #expect(fakes("import os\n\(member)", configuration).contains("Logger { Logger() }"))
    #expect(
      fakes("import Logging\n\(member)", configuration).contains(
        "Logger { fakeDefault(in: \"A\") }"))
    #expect(
      fakes("@_exported import os\n\(member)", configuration).contains("Logger { Logger() }"))
  }

  /// An import of `AppKit` does not refer to the module in a folder `App`.
  @Test func `a folder is not mistaken for a framework whose name begins with its name`() {
    let inputs = [
      Input(
        SourceText(
          path: "Sources/App/A.swift",
          "import AppKit\nprotocol A { var view: NSView { get }; var own: Own { get } }")),
      Input(SourceText(path: "Sources/App/B.swift", "struct Own {}; struct NSView { let x: Int }")),
    ]
    var configuration = Configuration()
    configuration.fakesAll = true
    let text = generate(from: inputs, configuration: configuration).text
    #expect(text.contains("var view: NSView { NSView(x: 0) }"))
    #expect(text.contains("var own: Own { Own() }"))
  }

  @Test func `another module's type is not mistaken for one of Foundation`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    let member = "protocol A { var date: FoundationKit.Date { get } }"
    let text = fakes("import Foundation\nimport FoundationKit\n\(member)", configuration)
    #expect(text.contains("FoundationKit.Date { fakeDefault(in: \"A\") }"))
  }

  @Test func `modules that a default value needs are imported`() {
    let inputs = [
      Input(SourceText(path: "A.swift", "protocol A { var user: User { get } }")),
      Input(
        SourceText(path: "B.swift", "import Foundation\nimport Other\nstruct User { let id: UUID }")
      ),
    ]
    var configuration = Configuration()
    configuration.fakesAll = true
    let text = generate(from: inputs, configuration: configuration).text
    #expect(text.contains("User(id: UUID("))
    #expect(text.contains("import Foundation"))
    #expect(!text.contains("import Other"))
  }

  @Test func `a deprecated parent's Empty protocol is not inherited`() {
    let source = """
      @available(*, deprecated) protocol Old { func f() }
      protocol New: Old { func g() }
      """
    var configuration = Configuration()
    configuration.fakesAll = true
    let text = fakes(source, configuration)
    #expect(text.contains("protocol EmptyNew: New {}"))
    #expect(text.contains("func f() {}\n"))
  }

  @Test func `a warning names the constraint that no type satisfies`() {
    let source =
      "class C { init(_ c: C) {} }\nprotocol P { associatedtype T: C & Codable; func t() -> T }"
    var configuration = Configuration()
    configuration.fakesAll = true
    let generation = generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: configuration)
    let messages = generation.diagnostics.map(\.message.text)
    #expect(messages.contains { $0.contains("'T: C & Codable'") }, "\(messages)")
  }

  @Test func `fakes in another module are internal`() {
    var configuration = Configuration()
    configuration.testableImports = ["App"]
    let text = fakes("public protocol P { func f() }", configuration)
    #expect(text.contains("@testable import App"))
    #expect(!text.contains("public"))
  }

  @Test func `fakes outside the module call only public initializers`() {
    var configuration = Configuration()
    configuration.imports = ["App"]
    let source = "public struct T { init() {} }\npublic protocol P { var t: T { get } }"
    #expect(fakes(source, configuration).contains("var t: T { fakeDefault(in: \"P\") }"))
  }

  @Test func `inaccessible protocols are not faked in another module`() {
    var configuration = Configuration()
    configuration.imports = ["App"]
    configuration.fakesAll = true
    let source = "// @Faked\nprotocol Inner {}\nprotocol Other {}\npublic protocol Outer {}"
    let generation = generate(
      from: [Input(SourceText(path: "P.swift", source))], configuration: configuration)
    #expect(generation.text.contains("protocol EmptyOuter: Outer {}"))
    #expect(!generation.text.contains("Inner") && !generation.text.contains("Other"))
    #expect(generation.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a returned protocol is faked too`() {
    let text = fakes("protocol Q { var n: Int { get } }\nprotocol P { func q() -> any Q }")
    #expect(text.contains("func q() -> any Q { NullQ() }"))
    #expect(text.contains("struct NullQ: EmptyQ, NullObject {}"))
  }

  @Test func `protocols that return each other have Null types`() {
    let text = fakes("protocol P { var q: any Q { get } }\nprotocol Q { var p: any P { get } }")
    #expect(text.contains("var q: any Q { NullQ() }"))
    #expect(text.contains("var p: any P { NullP() }"))
  }

  @Test func `an unresolved member can be omitted or cause an error`() {
    let source = "struct T { private init() {} }\nprotocol P { var t: T { get } }"
    var configuration = Configuration()
    configuration.unresolved = .omit
    #expect(!fakes(source, configuration).contains("var t"))
    #expect(!fakes(source, configuration).contains("NullP"))
    configuration.unresolved = .error
    configuration.fakesAll = true
    let generation = generate(
      from: [Input(SourceText(path: "P.swift", source))], configuration: configuration)
    #expect(generation.diagnostics.contains { $0.severity == .error })
  }

  /// In each round, one more null type turns out to be impossible, and the protocols that need it are planned again.
  @Test(arguments: [true, false])
  func `protocols that depend on a missing Null type have none, at any distance`(isReversed: Bool) {
    var protocols = (0..<10).map { "protocol P\($0) { func f() -> any P\($0 + 1) }" }
    protocols += [
      "protocol P10 { func f() -> Missing }", "protocol Whole { func f() -> any Part }",
    ]
    protocols += ["protocol Part: Whole { var other: any Whole { get } }"]
    if isReversed { protocols.reverse() }
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.unresolved = .omit
    let source = SourceText(path: "P.swift", protocols.joined(separator: "\n"))
    let generation = generate(from: [Input(source)], configuration: configuration)
    #expect(!generation.text.contains("struct NullP0"))
    #expect(!generation.text.contains("struct NullP10"))
    #expect(generation.text.contains("struct NullWhole"))
    #expect(generation.text.contains("var other: any Whole { NullWhole() }"))
    #expect(generation.diagnostics.count { $0.message.text.contains("is left out") } == 11)
  }

  @Test func `a hand-written Empty parent is inherited`() {
    let text = fakes(
      """
      protocol Q { func q() }
      protocol EmptyQ: Q {}
      extension EmptyQ { func q() {} }
      protocol P: Q { func p() }
      """)
    #expect(text.contains("protocol EmptyP: P, EmptyQ {}"))
    #expect(!text.contains("func q"))
  }

  @Test func `a type named like the Empty protocol does not prevent the Null type`() {
    let generation = generateAll("struct EmptyP {}\nprotocol P { func f() -> Int }")
    #expect(generation.text.contains("struct NullP: P, NullObject {"))
    #expect(generation.text.contains("func f() -> Int { 0 }"))
    #expect(!generation.text.contains("protocol EmptyP"))
  }

  @Test func `output without fakes consists of the header`() {
    let generation = generate(
      from: [Input(SourceText(path: "P.swift", "protocol P {}"))], configuration: Configuration())
    #expect(generation.text == emptyFile)
  }

  @Test(arguments: [
    // The default isolation of all modules, that of this module, and code that the fakes contain.
    ("", "", "nonisolated extension EmptyP"), ("MainActor", "", "@MainActor\nextension EmptyP"),
    ("", "MainActor", "@MainActor\nextension EmptyP"),
    ("MainActor", "nonisolated", "nonisolated extension EmptyP"),
  ])
  func `default isolation is set for all modules or for one`(
    all: String, one: String, expected: String
  ) {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.testableImports = ["Screens"]
    configuration.defaultIsolation = .init(rawValue: all)
    configuration.defaultIsolations["Screens"] = .init(rawValue: one)
    let source = SourceText(path: "A.swift", "protocol P { func f() }")
    let text = generate(
      from: [Input(source, module: "Screens")], configuration: configuration
    ).text
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: [("import Lib", "App.Kind"), ("", "-> Kind ")])
  func `types that a module of unknown name may also declare are qualified`(
    imported: String, expected: String
  ) {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.testableImports = ["App"]
    let source = "\(imported)\nstruct Kind {}\nprotocol P { func kind() -> Kind }"
    let text = generate(
      from: [
        Input(SourceText(path: "A.swift", source)),
        Input(SourceText(path: "Library/Kind.swift", "public struct Kind {}"), isSupport: true),
      ], configuration: configuration
    ).text
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `a type in the tables is used if a declared type with its name is inaccessible`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    let source = "import Foundation\nprotocol P { var data: Data { get }; var odd: Odd { get } }"
    let text = generate(
      from: [
        Input(SourceText(path: "A.swift", source)),
        Input(
          SourceText(path: "Library/Data.swift", "struct Data {}\nstruct Odd {}"), isSupport: true),
      ], configuration: configuration
    ).text
    #expect(text.contains("var data: Data { Data() }"), "\(text)")
    #expect(text.contains("var odd: Odd { fakeDefault(in: \"P\") }"), "\(text)")
  }

  @Test(arguments: [("", false), ("public ", true)])
  func `only what is public is marked as an SPI`(_ access: String, _ isMarked: Bool) {
    let app = """
      @_spi(Hidden) import Core
      \(access)protocol Reader: Scalar {}
      """
    var configuration = Configuration()
    configuration.fakesAll = true
    let core = "public protocol Scalar { @_spi(Hidden) var digits: Int { get } }"
    let text = generate(
      from: [
        Input(SourceText(path: "Sources/App/App.swift", app)),
        Input(SourceText(path: "Sources/Core/Core.swift", core), isSupport: true),
      ], configuration: configuration
    ).text
    #expect(text.contains("var digits: Int { 0 }"), "\(text)")
    #expect(text.contains("\n  @_spi(Hidden)\n") == isMarked, "\(text)")
  }

  @Test(arguments: [("", false), ("@_spi(Hidden) ", true)])
  func `only properties that the output imports are copied`(attribute: String, isCopied: Bool) {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsValues = true
    configuration.createsCopies = true
    configuration.testableImports = ["App"]
    let source = """
      \(attribute)import Core
      protocol P { func stamp() -> Stamp }
      public struct Stamp {
        @_spi(Hidden) public let text: String
        public init(text: String) { self.text = text }
      }
      """
    let generation = generate(
      from: [Input(SourceText(path: "A.swift", source), module: "App")],
      configuration: configuration)
    #expect(generation.text.contains("func copy(") == isCopied, "\(generation.text)")
  }

  @Test(arguments: [("", "Stamp(text: \"\")"), ("@_spi(Hidden) ", "Stamp()")])
  func `only initializers that the output imports make values`(
    attribute: String, expected: String
  ) {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.testableImports = ["App"]
    let source = "\(attribute)import Core\nprotocol P { func stamp() -> Stamp }"
    let core = """
      public struct Stamp {
        @_spi(Hidden) public init() {}
        public init(text: String) {}
      }
      """
    let text = generate(
      from: [
        Input(SourceText(path: "A.swift", source), module: "App"),
        Input(SourceText(path: "Core.swift", core), isSupport: true, module: "Core"),
      ], configuration: configuration
    ).text
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `one note names the types that nothing but an option asks to copy`() {
    let source = SourceText(
      path: "A.swift",
      """
      struct A { let id = UUID() }
      struct B { let id = UUID(); struct C { let id = UUID() } }
      struct D { var name: String }
      protocol P { func f() -> (A, B, B.C, D) }
      """)
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsValues = true
    configuration.createsCopies = true
    let texts = generate(from: [Input(source)], configuration: configuration).diagnostics
      .map(\.message.text).filter { $0.contains("copy") }
    #expect(
      texts == [
        "no function 'copy' is generated for 'A', 'B', 'B.C'; annotate a type with '@Faked(copy: true)' "
          + "to see why"
      ])
  }

  @Test func `imports are kept with their attributes, scopes and conditions`() {
    let text = fakes(
      """
      import Zebra
      @preconcurrency import Apple
      import struct Middle.Thing
      #if canImport(UIKit)
      import UIKit
      #else
      import AppKit
      #endif
      protocol P { func set(_ thing: Thing) }
      """)
    #expect(
      text.contains(
        """
        @preconcurrency import Apple
        import FakedRuntime
        import Zebra
        import struct Middle.Thing
        #if !canImport(UIKit)
          import AppKit
        #endif
        #if canImport(UIKit)
          import UIKit
        #endif

        """))
  }

  @Test func `only Core Data's own managed objects need a context`() {
    let protocols = "@Faked protocol Row: NSManagedObject {}"
    #expect(!generateAll("import CoreData\n\(protocols)").text.contains("class NullRow"))
    let own = "class NSManagedObject {}\n\(protocols)"
    #expect(generateAll(own).text.contains("class NullRow: NSManagedObject"))
  }
}

/// Fakes everything in a text.
func generateAll(_ text: String) -> Generation {
  var configuration = Configuration()
  configuration.fakesAll = true
  return generate(from: [Input(SourceText(path: "P.swift", text))], configuration: configuration)
}
