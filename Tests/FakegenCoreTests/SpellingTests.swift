import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks how types, values, and members are written in the context of the output.
struct SpellingTests {
  private func output(
    _ files: KeyValuePairs<String, String>, configure: (inout Configuration) -> Void = { _ in }
  ) -> GeneratedFile {
    let program = makeProgram(files, configure: configure)
    return FileWriter(program, Resolver.resolve(program)).file
  }

  private func members(_ text: String) throws -> [String] {
    let declarations = try #require(output(["A.swift": text]).sections.first).declarations
    return declarations.flatMap { declaration -> [String] in
      guard declaration.head.hasPrefix("extension"), case .members(let groups) = declaration.body
      else { return [] }
      return groups.flatMap { $0.map { ($0.attributes + [$0.head]).joined(separator: " ") } }
    }
  }

  /// A spy that inherits from an Empty class also has members from the extension of a parent's Empty protocol, which it
  /// implements without `override`.
  @Test func `a spy overrides only inherited members`() {
    let text = generate(
      from: [
        Input(
          SourceText(
            path: "A.swift",
            """
            import Foundation
            @Faked protocol Transferring: NSObjectProtocol { func didFinish() }
            @Faked(createSpy: true) protocol Upload: Transferring, NSCopying { var progress: Double { get } }
            """))
      ], configuration: Configuration()
    ).text
    #expect(text.contains("  override var progress: Double"), "\(text)")
    #expect(text.contains("  func didFinish() { when.didFinish().run(()) {} }"), "\(text)")
  }

  /// In an extension of an `Identifiable` type, the name `ID` may mean the type's own associated type.
  @Test func `an 'Identifiable' type hides the 'ID' at file scope`() {
    let text = generate(
      from: [
        Input(
          SourceText(
            path: "A.swift",
            """
            struct ID<Owner> {}
            @Faked struct Hotel: Identifiable { let id: ID<Hotel> }
            @Faked struct Room: Identifiable { let id: ID<Room>; let hotel: ID<Hotel>; let all: [ID<Room>] }
            @Faked struct Key { let id: ID<Room> }
            """))
      ], configuration: Configuration()
    ).text
    #expect(text.contains("fake(id: FakedID<Hotel> = .init())"), "\(text)")
    #expect(
      text.contains("id: FakedID<Room> = .init(), hotel: FakedID<Hotel> = .init()"), "\(text)")
    #expect(text.contains("all: [FakedID<Room>] = []"), "\(text)")
    #expect(text.contains("fake(id: ID<Room> = .init())"), "\(text)")
    #expect(text.contains("\ntypealias FakedID = ID\n"), "\(text)")
  }

  @Test func `types of frameworks that the sources qualify are known to exist`() {
    let text = generate(
      from: [
        Input(
          SourceText(
            path: "A.swift",
            """
            import StoreKit
            import UIKit
            enum VerificationResult { case verified, failed }
            struct Row {}
            @Faked protocol Store {
              func all() -> [StoreKit.VerificationResult<Int>]
              func check(_ result: VerificationResult) -> VerificationResult
              func size() -> CGSize
              func frame() -> UIKit.CGSize
              func row() -> Row
            }
            """))
      ],
      configuration: {
        var configuration = Configuration()
        configuration.testableImports = ["App"]
        return configuration
      }()
    ).text
    #expect(text.contains("func all() -> [StoreKit.VerificationResult<Int>] { [] }"), "\(text)")
    #expect(text.contains("(_ result: App.VerificationResult) -> App.VerificationResult {"))
    #expect(text.contains("func size() -> CGSize { .zero }"))
    #expect(text.contains("func row() -> Row { Row() }"))
  }

  @Test func `types in the sources hide standard library types that fakes name`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsSpies = true
    let source = SourceText(
      path: "A.swift",
      """
      struct ObjectIdentifier {}
      protocol Sendable {}
      protocol Keyed: AnyObject, Hashable {}
      """)
    let text = generate(from: [Input(source)], configuration: configuration).text
    #expect(text.contains("hasher.combine(Swift.ObjectIdentifier(self))"), "\(text)")
    #expect(text.contains("class SpyKeyed: EmptyKeyed, Spy, Swift.Sendable"), "\(text)")
  }

  @Test(arguments: [
    ("func a(_ b: Int, c d: inout [String]) async throws -> Bool", nil),
    ("func a<T: Equatable>(_ b: T...) where T: Sendable", nil),
    ("static func == (lhs: Self, rhs: Self) -> Bool", nil),
    ("var a: Int { get }", "var a: Int"),
    ("var a: Int { get set }", "var a: Int"),
    ("mutating func a(b: @escaping () -> Void)", nil),
    ("@discardableResult func a() -> Int", nil),
    ("subscript(a: Int) -> Int { get }", nil),
    ("func `default`(`in`: Int)", nil),
  ])
  func `a member is written as it was declared`(member: String, expected: String?) throws {
    let declared = member.replacing(" { get }", with: "")
    #expect(try members("protocol P { \(member) }") == [expected ?? declared])
  }

  @Test(arguments: [
    // The type of another module, although the module declares one itself.
    ("public struct Item {}", "protocol P { func a(_ b: A.Item) }", "b: A.Item"),
    // The type of another module, in a protocol with an associated type of the same name.
    ("", "protocol P { associatedtype Item; func a(_ b: A.Item) }", "b: A.Item"),
    // The only type of that name.
    ("", "protocol P { func a(_ b: Item) }", "b: Item"),
    // The module's own type, which hides the imported one.
    ("public struct Item {}", "protocol P { func a(_ b: Item) }", "b: Item"),
    // The same, in a module that no name means, because a type has its name.
    ("public struct Item {}; enum B {}", "protocol P { func a(_ b: Item) }", "b: Item"),
  ])
  func `a name is qualified where it would have another meaning`(
    own: String, text: String, expected: String
  ) throws {
    let file = output([
      "Sources/A/A.swift": "public struct Item { public init() {} }",
      "Sources/B/B.swift": "import A\n\(own)\n\(text)",
    ])
    let heads = file.sections.flatMap(\.declarations).flatMap { declaration -> [String] in
      guard case .members(let groups) = declaration.body else { return [] }
      return groups.flatMap { $0.map(\.head) }
    }
    #expect(heads.contains { $0.contains(expected) }, "\(heads)")
  }

  @Test func `the file imports the modules of its sources, each once`() {
    let file = output([
      "A.swift": "import B\nimport struct C.D\nprotocol P { func d(_ d: D) }",
      "E.swift": "import B\nprotocol Q {}",
    ])
    #expect(file.imports.map(\.text) == ["import B", "import FakedRuntime", "import struct C.D"])
  }

  @Test(arguments: [
    "func load() -> URL", "func load() throws -> [any Error]", "func load() -> User",
    "@MainActor func load(_ done: @escaping @Sendable (Data?) -> Void)",
    "associatedtype Item: Sendable; func load<S: Sequence<Item>>(_ items: S)",
    "func load() -> Foundation.Data",
  ])
  func `a package that generated code does not mention is not imported`(requirement: String) {
    #expect(modulesImported(for: requirement) == ["FakedRuntime", "Foundation"])
  }

  @Test(arguments: [
    "func load() -> Request", "func load() -> Kit.Request", "func load() -> [any Service]",
    "func load() throws(Failure)", "var isLoading: Bool { get throws(Failure) }",
    "func load(_ done: () throws(Failure) -> Void)", "func load(_ done: @Worker () -> Void)",
    "@Worker func load()", "func load<T: Service>(_ item: T)", "associatedtype Item: Service",
    "func load<T>(_ item: T) where T: Service",
    // Types of the sources that are an alias or a subclass of a type of the package.
    "func load() -> Alias", "func load() -> Session",
    // The package may declare a type of that name.
    "func load() -> Result<Int, Never>",
    // The sources do not import the framework that declares this type, so the package may declare it.
    "func load() -> CLLocation",
    "@FakeDefault(.made) func load() -> URL",
  ])
  func `a package that may declare a mentioned type is imported`(requirement: String) {
    #expect(modulesImported(for: requirement) == ["FakedRuntime", "Foundation", "Kit"])
  }

  private func modulesImported(for requirement: String) -> [String] {
    let text = """
      import Foundation
      import Kit
      struct User: Model { var name: String }
      typealias Alias = Request
      class Session: Kit.Session { init() { super.init() } }
      protocol P { \(requirement) }
      """
    return output(["Sources/App/App.swift": text]).imports.map(\.path)
  }

  @Test(arguments: [
    // No public declaration of the fakes mentions the constraint on the associated type.
    ("associatedtype D: Formatter & Sendable; func send(_ data: D)", false),
    ("associatedtype D where D == Data; func send(_ data: D)", true),
    ("func send<D: DataProtocol>(_ data: D)", true),
    ("func remove(_ id: Aliased.ID)", true), ("func remove(_ id: Implied.ID)", true),
    ("func remove(_ id: Aliased)", false),
  ])
  func `an import is public if a public declaration needs it`(
    requirements: String, isPublic: Bool
  ) {
    let text = """
      public import Foundation
      public enum Aliased { public typealias ID = UUID }
      public struct Implied: Identifiable { public let id: UUID }
      @Faked public protocol P { \(requirements) }
      """
    let imports = output(["A.swift": text]).imports
    #expect(imports.contains { $0.path == "Foundation" && $0.access == .public } == isPublic)
  }

  @Test func `an import for package declarations only has their access`() {
    let text = """
      public import Foundation
      public struct Stamp { public var date: Date }
      @Faked package protocol Journal { func append(_ entry: String, at date: Date) }
      """
    let imports = output(["A.swift": text]).imports
    #expect(imports.contains { $0.path == "Foundation" && $0.access == .package })
  }

  @Test(arguments: [
    ("internal", "protocol EmptyP: P"), ("public", "public protocol EmptyP: P"),
  ])
  func `access levels above the default are written`(access: String, head: String) throws {
    let file = output(["A.swift": "\(access) protocol P {}"])
    #expect(try #require(file.sections.first?.declarations.first).head == head)
  }
}
