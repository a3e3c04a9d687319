import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks what the output imports, and what it leaves out because it is not imported.
struct ImportTests {
  /// Generates fakes and test data for the module `App`.
  ///
  /// - Parameters:
  ///   - app: The text of its file.
  ///   - modules: The texts of other modules.
  ///   - isPublic: Whether the fakes are public, in a module that imports `App`.
  ///   - configure: A closure that changes the configuration.
  /// - Returns: The generated file.
  private func fakes(
    of app: String, with modules: KeyValuePairs<String, String> = [:], isPublic: Bool = false,
    configure: (inout Configuration) -> Void = { _ in }
  ) -> String {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsValues = true
    configuration.isPublic = isPublic
    if isPublic { configuration.imports = ["App"] } else { configuration.testableImports = ["App"] }
    configure(&configuration)
    let inputs =
      [Input(SourceText(path: "Sources/App/App.swift", app))]
      + modules.map {
        Input(SourceText(path: "Sources/\($0.key)/\($0.key).swift", $0.value), isSupport: true)
      }
    return generate(from: inputs, configuration: configuration).text
  }

  /// Generates fakes in the module of some files.
  private func fakes(ofFiles texts: [String]) -> String {
    var configuration = Configuration()
    configuration.fakesAll = true
    let inputs = texts.enumerated().map { number, text in
      Input(SourceText(path: "\(number).swift", text))
    }
    return generate(from: inputs, configuration: configuration).text
  }

  @Test(arguments: [
    ("init(name: String)", nil, "import FakedRuntime"),
    ("init(name: String)", true, "package import FakedRuntime"),
    ("associatedtype A; func a() -> A", nil, "import FakedRuntime"),
    ("func a() -> Int", true, "import FakedRuntime"),
  ])
  func `a package protocol's constraints need the runtime where imports are internal`(
    members: String, importsAreInternal: Bool?, line: String
  ) {
    let text = fakes(of: "package protocol P { \(members) }") {
      $0.testableImports = []
      $0.importsAreInternal = importsAreInternal
    }
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
  }

  @Test func `the module of the type that a type is nested in is imported publicly`() {
    let text = fakes(
      of: """
        import Core
        extension Socket { public struct Kind { public init(raw: Int) {} } }
        protocol P { func f() -> Socket.Kind }
        """, with: ["Core": "public enum Socket {}"]
    ) { $0.importsAreInternal = true }
    #expect(text.contains("\npublic import Core\n"), "\(text)")
  }

  @Test(arguments: [
    ("Foundation", "extension URL { public struct Parts {} }", "URL.Parts"),
    (
      "Foundation", "extension URL { public struct Parts { public enum Kind { case a } } }",
      "URL.Parts.Kind"
    ),
    ("Foundation", "extension Foundation.URL { public protocol Part {} }", "any URL.Part"),
    ("Kit", "extension Item { public struct Part {} }", "Item.Part"),
    ("Kit", "", "Kit.Int8"),
  ])
  func `the module of an outer type without sources is imported publicly`(
    module: String, added: String, type: String
  ) {
    let text = fakes(
      of: "import \(module)\n\(added)\npublic protocol P { func f() -> \(type) }", isPublic: true)
    #expect(text.contains("\npublic import \(module)\n"), "\(text)")
  }

  @Test(arguments: [
    ("public import Kit", "public import Kit"), ("public import UIKit", "public import UIKit"),
    ("public import Faked\npublic import Kit", "public import Kit"),
    ("public import struct Kit.Item\npublic import Other", "public import struct Kit.Item"),
  ])
  func `the module of an outer type without sources is public for test data as well`(
    imports: String, expected: String
  ) {
    let text = fakes(
      of: """
        \(imports)
        import Unused
        extension Item { public struct Part { public var name: String } }
        public protocol P { func f() -> Item.Part }
        """
    ) { $0.importsAreInternal = true }
    let found = text.split(separator: "\n").filter {
      $0.hasPrefix("public import") && !$0.hasSuffix("FakedRuntime")
    }
    #expect(found == [expected[...]], "\(text)")
  }

  @Test(arguments: [
    (false, "\nimport Kit\n"), (true, "\npublic import Kit\n"), (nil, "\npublic import Kit\n"),
  ])
  func `a name of unknown origin makes no import public that is so anyway`(
    importsAreInternal: Bool?, expected: String
  ) {
    let text = fakes(of: "import Kit\npublic protocol P { func f() -> Item? }", isPublic: true) {
      $0.importsAreInternal = importsAreInternal
    }
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `a name of unknown origin makes imports public only of files that see it`() {
    let text = fakes(
      ofFiles: [
        "import CoreLocation\nprotocol A { func f() -> CLPlace }",
        "public import UIKit\npublic protocol B { var position: UIViewPosition { get } }",
      ])
    #expect(text.contains("\nimport CoreLocation\n"), "\(text)")
    #expect(text.contains("\npublic import UIKit\n"), "\(text)")
  }

  @Test(arguments: [
    (
      "@preconcurrency public import UIKit", "internal import UIKit",
      ["@preconcurrency public import UIKit"]
    ),
    (
      "public import UIKit", "import class UIKit.UIView",
      ["public import UIKit", "public import class UIKit.UIView"]
    ),
    ("#if canImport(UIKit)\npublic import UIKit\n#endif", "import UIKit", ["public import UIKit"]),
  ])
  func `imports of several files have the widest access of each module`(
    first: String, second: String, expected: [Substring]
  ) {
    let text = fakes(
      ofFiles: [
        "\(first)\npublic protocol A { func f() -> UIColor? }",
        "\(second)\nprotocol B { func f() -> UIView? }",
      ])
    #expect(text.split(separator: "\n").filter { $0.contains("UIKit") } == expected)
  }

  @Test func `the matchers of constants need no imports of the file that declares them`() {
    let text = generate(
      from: [
        Input(
          SourceText(
            path: "Level.swift",
            """
            import Unseen
            public struct Level { public static let top: Level = Level(); public init() {} }
            """)),
        Input(
          SourceText(
            path: "P.swift",
            """
            import Kit
            // @Faked(createSpy: true)
            public protocol P { func f(_ level: Level) -> Item? }
            """)),
      ], configuration: Configuration()
    ).text
    #expect(text.contains("static var top") && text.contains("import Kit"), "\(text)")
    #expect(!text.contains("import Unseen"), "\(text)")
  }

  @Test func `a module that re-exports the type in a signature is imported publicly`() {
    let text = fakes(
      of: "import Umbrella\npublic protocol P { func f() -> Item }",
      with: [
        "Core": "public struct Item { public init() {} }",
        "Umbrella": "@_exported import Core",
      ], isPublic: true)
    #expect(text.contains("\npublic import Umbrella\n"), "\(text)")
  }

  @Test(arguments: [
    ("public import Foundation", "import Combine"),
    ("#if canImport(Foundation)\n  public import Foundation\n#endif", "public import Combine"),
    ("public import struct Foundation.URL", "public import Combine"),
  ])
  func `what re-exports a framework is imported publicly if that framework may not be`(
    foundation: String, expected: String
  ) {
    let text = fakes(
      of: """
        public import Combine
        \(foundation)
        public protocol P { func f() -> Data? }
        public final class Model { public var change: AnyCancellable? }
        """
    ) {
      $0.testableImports = []
      $0.importsAreInternal = true
      $0.createsValues = false
    }
    #expect(text.contains("\n\(expected)\n"), "\(text)")
  }

  @Test func `a type that is usable from inline code conforms publicly`() {
    let text = fakes(of: "@usableFromInline struct S { var a: Int }\nprotocol P { func f() -> S }")
    {
      $0.importsAreInternal = true
    }
    #expect(text.contains("\npublic import FakedRuntime\n"), "\(text)")
    #expect(text.contains("\n  public static var defaultValue: S"), "\(text)")
  }

  @Test(arguments: [(nil, "import FakedRuntime"), (true, "public import FakedRuntime")])
  func `files that import the runtime decide about access only if imports may be public`(
    importsAreInternal: Bool?, expected: String
  ) {
    let text = fakes(of: "import FakedRuntime\npublic protocol P { func f() -> Int }") {
      $0.testableImports = []
      $0.importsAreInternal = importsAreInternal
    }
    #expect(text.contains("\n\(expected)\n"), "\(text)")
  }

  @Test(arguments: [
    (false, "\nimport Foundation\n"), (true, "\npublic import Foundation\n"),
  ])
  func `a type inside of a framework's conforms with the framework's name`(
    hasPublicTypes: Bool, expected: String
  ) {
    let page = "public struct Page { public init() {} }; protocol Pages { func page() -> Page }"
    let text = fakes(
      of: """
        import Foundation
        extension FileHandle { struct Lines { var count: Int } }
        protocol Files { func lines() -> FileHandle.Lines }
        \(hasPublicTypes ? page : "")
        """
    ) { $0.importsAreInternal = hasPublicTypes }
    #expect(text.contains("extension Foundation.FileHandle.Lines: FakedRuntime.Defaultable {"))
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    arguments: [("UUID", "UUID(", "Foundation"), ("UIImage", "UIImage()", "UIKit")],
    ["import Umbrella\n", ""])
  func `a framework that another module or a header may show is imported`(
    type: (name: String, value: String, framework: String), imports: String
  ) {
    let (type, value, framework) = type
    let text = fakes(of: "\(imports)protocol P { func f() -> \(type) }")
    #expect(text.contains("-> \(type) { \(value)"), "\(text)")
    #expect(text.contains("\nimport \(framework)\n"), "\(text)")
  }

  @Test func `a module of C that may include headers of the system is imported with their types`() {
    let text = fakes(of: "import CSockets\nimport Glibc\nprotocol P { func f() -> sockaddr_in }")
    #expect(text.contains("-> sockaddr_in { sockaddr_in() }"), "\(text)")
    #expect(text.contains("\nimport CSockets\n"), "\(text)")
  }

  @Test func `what re-exports the framework that a type is inside of need not be public`() {
    let text = fakes(
      of: """
        import Combine
        import Foundation
        extension Date { public struct Lines { public init() {} } }
        protocol Files { func lines() -> AnyPublisher<Date.Lines, Never> }
        """
    ) { $0.importsAreInternal = true }
    #expect(
      text.contains("\nimport Combine\npublic import FakedRuntime\npublic import Foundation\n"),
      "\(text)")
  }

  @Test func `types conform publicly if their module is imported publicly because of others`() {
    var configuration = Configuration()
    configuration.testableImports = ["App", "Kit"]
    configuration.importsAreInternal = true
    let modules: KeyValuePairs = [
      "App": """
      import Faked
      import Kit
      @Faked public struct Page { public init() {} }
      extension Box { @Faked struct Part { var count: Int } }
      """,
      "Kit": "import Faked\npublic enum Box {}\n@Faked struct Inner { var count: Int }",
    ]
    let inputs = modules.map {
      Input(SourceText(path: "Sources/\($0.key)/\($0.key).swift", $0.value), module: $0.key)
    }
    let text = generate(from: inputs, configuration: configuration).text
    #expect(text.contains("\n@testable public import Kit\n"), "\(text)")
    #expect(text.contains("\n  public static var defaultValue: Inner { fake() }\n"), "\(text)")
  }

  @Test func `the module of a constant is imported`() {
    let modules: KeyValuePairs = [
      "Core": "public struct Limit { private init() {}; public static let off = Limit() }",
      "Mid": "import Core\npublic struct Mode { public init(limit: Limit) {} }",
    ]
    let app = """
      import Mid
      public struct Outer { public init(mode: Mode) {} }
      public protocol P { func f() -> Outer }
      """
    let text = fakes(of: app, with: modules, isPublic: true)
    #expect(text.contains("fake(mode: Mode = Mode(limit: .off))"), "\(text)")
    #expect(text.contains("\npublic import Core\n"), "\(text)")
    #expect(fakes(of: app, with: modules).contains("\nimport Core\n"), "\(text)")
  }

  @Test(arguments: [
    // Only a body names it.
    ("public enum Part { case head(Item) }\npublic protocol P { func f() -> Part }", false),
    ("public protocol P { func f() -> Item }", true),
    // An alias needs the module of the type that it stands for, but not those of its parts.
    ("public typealias A = Item\npublic protocol P { func f() -> A }", true),
    ("public typealias A = (Item) -> Void\npublic protocol P { func f() -> A }", false),
    ("public typealias A = [Item]\npublic protocol P { func f() -> A }", false),
    // Of a closure that does not escape, it does.
    ("public typealias A = (Item) -> Void\npublic protocol P { func f(_ a: A) }", true),
    ("public typealias A = (Item) -> Void\npublic protocol P { func f(_ a: (A) -> Int) }", true),
    ("public typealias A = (Item) -> Void\npublic protocol P { func f(_ a: @escaping A) }", false),
    ("public typealias A = (Item) -> Void\npublic protocol P { func f(_ a: A?) }", false),
    // Every module sees this name.
    ("public protocol P { func f(_ any: Any & Sendable); func g() -> Item }", true),
  ])
  func `an import is public if a signature needs it`(app: String, isPublic: Bool) {
    let text = fakes(
      of: "import Core\n\(app)", with: ["Core": "public struct Item { public init(n: Int) {} }"],
      isPublic: true)
    #expect(text.contains("\npublic import Core\n") == isPublic, "\(text)")
  }

  @Test(arguments: [
    // The fake inherits the implementation of 'Parent.item'.
    (
      """
      public protocol Parent { var item: Item { get } }
      extension Parent { public var item: Item { Item(n: 0) } }
      public protocol P: Parent { func f() -> Int }
      """, false
    ),
    // The null type of 'E' conforms to 'Failure', and that of 'P' does so by conforming to 'P'.
    ("public protocol P { associatedtype E: Failure; func f() -> E? }", true),
    ("public protocol P: Failure { func f() -> Int }", false),
    ("public protocol P: ~Copyable { func f<T: ~Copyable>(_ item: borrowing T) }", false),
  ])
  func `what a fake inherits needs no public import`(app: String, isPublic: Bool) {
    let text = fakes(
      of: "import Core\n\(app)",
      with: [
        "Core": "public struct Item { public init(n: Int) {} }\npublic protocol Failure: Error {}"
      ], isPublic: true)
    #expect(text.contains("\npublic import Core\n") == isPublic, "\(text)")
  }

  @Test(arguments: [
    "func f(_ any: Any & Sendable)",
    "associatedtype A: AsyncSequence<Int, any Error>",
    "func f<each E: Identifiable>(_ e: repeat each E) -> (repeat (each E).ID)",
  ])
  func `what belongs to no module needs no public import`(member: String) {
    let text = fakes(of: "import Glibc\npublic protocol P { \(member) }", isPublic: true)
    #expect(text.contains("\nimport Glibc\n"), "\(text)")
  }

  @Test func `a null type in a public default argument is public`() {
    let text = fakes(
      of: """
        import Core
        public struct Pair { public init(key: Private) {} }
        public protocol P { func f() -> Pair }
        """,
      with: [
        "Core": """
        public protocol Key { func sign() -> Int }
        public struct Private { public init<K: Key & Hashable>(key: K) {} }
        """
      ], isPublic: true)
    #expect(text.contains("Private(key: NullHashableKey())"), "\(text)")
    #expect(text.contains("public nonisolated struct NullHashableKey"), "\(text)")
  }

  @Test(arguments: [
    ("#if A\nimport Core\nprotocol P { func f() -> any Factory }\n#endif", "A"),
    (
      """
      #if A
      import Core
      protocol P { func f() -> any Factory }
      #endif
      #if B
      import Core
      #endif
      """, "(A) || (B)"
    ),
    ("import Core\n#if A\nimport Core\nprotocol P { func f() -> any Factory }\n#endif", nil),
    ("#if canImport(Core)\nimport Core\n#endif\nprotocol P { func f() -> any Factory }", nil),
  ])
  func `a fake exists under the conditions of its module's import`(
    app: String, condition: String?
  ) {
    let text = fakes(
      of: app, with: ["Core": "public protocol Factory { func make() -> Int }"])
    let section = text.split(separator: "// MARK: - Factory\n\n").last ?? ""
    #expect(section.hasPrefix(condition.map { "#if \($0)\n" } ?? "protocol"), "\(text)")
  }

  @Test func `what an extension in a module that is not imported adds is not used`() {
    let text = fakes(
      of: "import Http\nprotocol P { func f() -> Head }",
      with: [
        "Http": "public struct Head { public init(version: Int, status: Int) {} }",
        "Bridge": "import Http\nextension Head { public init(_ text: String) {} }",
      ])
    #expect(text.contains("Head(version: 0, status: 0)"), "\(text)")
  }

  @Test func `an import is not implementation-only in another module`() {
    let text = fakes(
      of: "@_implementationOnly import Kit\nprotocol P { func f(_ item: Item) }")
    #expect(text.contains("\nimport Kit\n"), "\(text)")
  }

  @Test func `a type of an unknown module is not the standard library's`() {
    let text = fakes(of: "import Other\nprotocol P { func f() -> Other.Int8 }")
    #expect(text.contains("func f() -> Other.Int8 { fakeDefault(in: \"P\") }"), "\(text)")
  }

  @Test func `all protocols are faked in their own module, if that is known`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    let file = Input(SourceText(path: "A.swift", "protocol P {}"), module: "App")
    #expect(generate(from: [file], configuration: configuration).protocolCount == 1)
  }

  @Test(arguments: ["Suite", "Reducer", "Table"])
  func `a macro of a known library is no global actor`(name: String) {
    let text = fakes(of: "@\(name) struct S { let a: Int }\nprotocol P { func f() -> S }")
    #expect(!text.contains("@\(name)"), "\(text)")
  }

  @Test func `values of internal types compile with and without internal imports by default`() {
    let text = fakes(
      of: """
        public import Foundation
        protocol P { func f() -> S }
        struct S { let a: Int }
        """)
    // Only if the module is imported publicly, it does not matter what a plain import of the runtime means.
    #expect(text.contains("\n@testable public import App\n"), "\(text)")
    #expect(text.contains("\n  public static var defaultValue: S"), "\(text)")
  }

  @Test func `the SPI of a type in a signature is imported`() {
    let text = fakes(
      of: """
        @_spi(Testing) public struct Lexer { public var n: Int }
        protocol P { func f() -> Lexer }
        """)
    #expect(text.contains("@_spi(Testing) @testable public import App\n"), "\(text)")
    #expect(text.contains("\n  func f() -> Lexer { .fake() }\n"), "\(text)")
  }

  @Test func `the imports of several SPIs of a module are one`() {
    let text = fakes(
      of: """
        @_spi(Cache) public import Kit
        @_spi(Testing) import Kit
        import Kit
        #if DEBUG
          @_spi(Testing) import Kit
        #endif
        public protocol P { func f() -> Item }
        """
    ) { $0.testableImports = [] }
    #expect(text.contains("\n@_spi(Cache) @_spi(Testing) public import Kit\n"), "\(text)")
    #expect(text.split(separator: "import Kit").count == 2, "\(text)")
  }

  @Test func `public test data has no default arguments of an SPI`() {
    let text = fakes(
      of: """
        @_spi(X) public struct Raw { public init(n: Int) {} }
        @_spi(X) public protocol Inner { func raw() -> Raw }
        public struct Syntax { @_spi(X) public init(raw: Raw) {} }
        public protocol P { func syntax() -> Syntax }
        """, isPublic: true)
    #expect(text.contains("\n@_spi(X) public import App\n"), "\(text)")
    #expect(!text.contains("public static func fake(raw"), "\(text)")
  }

  @Test func `an initializer of a module that is not imported is not used`() {
    let text = fakes(
      of: """
        import Core
        protocol P { func f() -> Items }
        """,
      with: [
        "Core": "public struct Items { init(n: Int) {} }",
        "Builder": """
        import Core
        extension Items: ExpressibleByStringLiteral { public init(stringLiteral: String) {} }
        """,
      ])
    #expect(text.contains("\n  func f() -> Items { fakeDefault(in: \"P\") }\n"), "\(text)")
  }

  @Test func `a name that only another branch declares has no prefix`() {
    let text = fakes(
      of: """
        import Glibc
        #if canImport(WinSDK)
          public typealias sa_family_t = UInt8
        #endif
        public protocol P { var family: sa_family_t { get } }
        """)
    #expect(text.contains("\n  var family: sa_family_t {"), "\(text)")
  }

  @Test(arguments: [
    "struct EmptyP {}; struct NullP {}; protocol P { func f() -> KitItem }",
    "class C { init(_ item: KitItem) {} }; class D { private init() {}; var c = C(KitItem()) }",
    "private protocol P { func f() -> KitItem }",
  ])
  func `a file's imports are left out with everything that it declares`(declarations: String) {
    let text = fakes(ofFiles: [
      "import Kit\n\(declarations)", "import Net\nprotocol Q { func f() -> NetItem }",
    ])
    #expect(!text.contains("import Kit\n"), "\(text)")
  }

  @Test func `what test data that is left out needs is left out`() {
    let text = fakes(ofFiles: [
      """
      protocol A {}
      protocol B {}
      @Faked struct S {
        init(_ a: any A & B, at date: Date) {}
        static func fake(_ a: any A & B, at date: Date) -> S { fatalError() }
      }
      """
    ])
    #expect(!text.contains("import Foundation\n") && !text.contains("NullAB"), "\(text)")
  }

  @Test func `conditional imports of one module have one access level`() {
    let text = fakes(
      of: """
        #if !os(Windows)
          public import Core
        #endif
        #if os(Linux)
          import Core
        #endif
        public protocol P { func f() -> Item }
        """, with: ["Core": "public struct Item { public init() {} }"]
    ) {
      $0.testableImports = []
      $0.importsAreInternal = true
    }
    #expect(text.contains("\n  public import Core\n"), "\(text)")
    #expect(!text.contains("\n  import Core\n"), "\(text)")
  }

  @Test func `the import for a system has no condition about other systems`() {
    let text = fakes(
      of: """
        #if os(iOS)
          import UIKit
        #elseif DEBUG && os(Linux)
          import Glibc
        #elseif os(macOS)
          import AppKit
        #else
          import Screens
        #endif
        protocol P { func f() -> (Item, Tracer, Socket) }
        """)
    let conditions = text.split(separator: "\n").filter { $0.hasPrefix("#if") }
    #expect(
      conditions == [
        "#if !(DEBUG && os(Linux)) && os(macOS)",
        "#if !os(iOS) && !(DEBUG && os(Linux)) && !os(macOS)",
        "#if !os(iOS) && (DEBUG && os(Linux))", "#if os(iOS)",
      ], "\(text)")
  }

  @Test func `imports under the same conditions are in one block`() {
    let text = fakes(
      of: """
        #if canImport(Network)
          import Core
          #if DEBUG
            import Debugging
          #endif
        #endif
        #if os(Linux)
          import Glibc
        #endif
        #if canImport(Network)
          import Networking
        #endif
        protocol P { func f() -> (Item, Tracer, Socket) }
        """)
    #expect(
      text.contains(
        """
        #if canImport(Network)
          import Core
          import Networking
          #if DEBUG
            import Debugging
          #endif
        #endif
        #if os(Linux)
        """), "\(text)")
  }
}
