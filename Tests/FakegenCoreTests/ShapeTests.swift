import Testing

@testable import FakegenCore

/// Checks the requirements of a protocol together with those of all protocols that it refines.
struct ShapeTests {
  private func shape(_ text: String, of name: String = "P") throws -> (ProtocolShape, Program) {
    let program = makeProgram(["A.swift": text])
    return (program.shape(of: try #require(program.id(name))), program)
  }

  @Test(arguments: [
    ("protocol A {}; protocol B: A {}; protocol P: B {}", ["P", "B", "A"]),
    (
      "protocol A {}; protocol B: A {}; protocol C: A {}; protocol P: B, C {}",
      ["P", "B", "C", "A"]
    ),
    ("protocol A {}; typealias T = A; protocol P: T {}", ["P", "A"]),
    ("protocol A {}; protocol B {}; typealias T = A & B; protocol P: T {}", ["P", "A", "B"]),
    ("protocol A {}; protocol P where Self: A {}", ["P", "A"]),
    ("protocol P: Hashable {}", ["P", "Hashable", "Equatable"]),
  ])
  func `each protocol is listed once, the nearest first`(text: String, expected: [String]) throws {
    let (shape, program) = try shape(text)
    #expect(shape.protocols.map { program[$0].name } == expected)
  }

  @Test(arguments: [
    ("protocol P: AnyObject {}", true, false), ("protocol P: Actor {}", true, true),
    ("class C {}; protocol P: C {}", true, false),
    ("protocol A: AnyObject {}; protocol P: A {}", true, false),
    ("protocol P where Self: AnyObject {}", true, false), ("protocol P: Sendable {}", false, false),
  ])
  func `protocols can require classes or actors`(text: String, isClass: Bool, isActor: Bool) throws
  {
    let (shape, program) = try shape(text)
    withExtendedLifetime(program) {
      #expect(shape.isClassBound == isClass)
      #expect(shape.isActor == isActor)
    }
  }

  @Test(arguments: [
    ("protocol P { associatedtype T: Hashable }", ["Hashable"]),
    (
      "protocol A { associatedtype T: Hashable }; protocol P: A where T: Codable {}",
      ["Hashable", "Decodable", "Encodable"]
    ),
    ("protocol P { associatedtype T where T: Error }", ["Error"]),
  ])
  func `constraints of all protocols are collected`(text: String, expected: [String]) throws {
    let (shape, program) = try shape(text)
    let protocols = shape.demands(on: "T").parents.protocols
    #expect(Set(protocols.map { program[$0].name }) == Set(expected))
  }

  @Test(arguments: [
    ("protocol P { associatedtype T where T == Int }", "Int"),
    ("protocol A { associatedtype T }; protocol P: A where T == [String] {}", "[String]"),
    ("protocol A<T> { associatedtype T }; protocol P: A<Bool> {}", "Bool"),
    ("protocol A { associatedtype T }; protocol P: A { typealias T = Int }", "Int"),
  ])
  func `types that associated types equal are recorded`(text: String, expected: String) throws {
    let (shape, program) = try shape(text)
    let pinned = withExtendedLifetime(program) { shape.pinnedTypes }
    #expect(pinned["T"]?.description == expected)
  }

  @Test func `a protocol that refines itself is detected`() throws {
    let (shape, program) = try shape("protocol A: P {}; protocol P: A {}")
    withExtendedLifetime(program) { #expect(shape.refinesItself) }
  }

  @Test func `an undeclared parent is recorded`() throws {
    #expect(try shape("protocol P: Missing {}").0.unknownParents.map(\.name) == ["Missing"])
  }
}
