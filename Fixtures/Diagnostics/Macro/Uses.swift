import Faked

@Faked(types: ["X": Int.self, "Y": "String"], skip: ["load"], createNull: false, if: "DEBUG")
protocol Good {
  associatedtype X
  associatedtype Y
  @FakeDefault(3) var three: Int { get }
  @FakeDefault(exp: "\"<\" + name") func load(_ name: String) -> String
}

@Faked struct Value {
  @FakeDefault(3) var count: Int
}

@Faked(createSpy: true) class Spied {}

@Faked func function() {}  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not a function}}

@Faked(if: "(") /* func */ @available(*, deprecated, message: "no) {") public final class Marked {
  @Faked class func make() {}  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not a function}}
  @Faked private(set) var count = 0  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not a property}}
  @Faked init() {}  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not an initializer}}
}

// What the arguments name, the generator checks.
@Faked(types: ["Z": Int.self], skip: ["gone"]) protocol Unknown { associatedtype X }

protocol Requirements {
  @FakeDefault(exp: "1 } func evil() { 2") func f() -> Int
  @FakeDefault(1) static var shared: Int { get }
}

struct Elsewhere {
  @FakeDefault(1) func x() -> Int { 1 }  // expected-error {{'@FakeDefault' can only be attached to a requirement of a protocol, or to a property of a type}}
}

// A protocol that is declared elsewhere.
protocol DeclaredElsewhere { func f() }
@Faked extension DeclaredElsewhere {
  @FakeDefault(1) var extra: Int { 1 }  // expected-error {{'@FakeDefault' can only be attached to a requirement of a protocol, or to a property of a type}}
}
@Faked(createSpy: true) extension DeclaredElsewhere {}

// Strings of all kinds stand between the attribute and what it is attached to.
struct Strings {
  @FakeDefault(#"C:\"#) var path: String
  @FakeDefault("""
    a " b
    """) var text: String
}
@Faked(if: #"A""#) @available(*, deprecated, message: "a ( b") struct Raw {}

class Modified {
  @Faked class final func make() {}  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not a function}}
}
