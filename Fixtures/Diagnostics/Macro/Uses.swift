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

@Faked(skip: ["x"], createSpy: true) enum Color { case red }  // expected-error {{'skip:' is for protocols only; an enum gets a function 'fake'}} expected-error {{'createSpy:' is for protocols and classes only; an enum gets a function 'fake'}}

@Faked func function() {}  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not a function}}

@Faked(types: ["Z": Int.self]) protocol UnknownType { associatedtype X }  // expected-warning {{protocol 'UnknownType' has no associated type 'Z'}}

@Faked(skip: ["gone"]) protocol UnknownMember { func here() }  // expected-warning {{protocol 'UnknownMember' has no member 'gone'}}

// What a parent may declare is not the attribute's to judge.
@Faked(types: ["X": Int.self], skip: ["three"]) protocol Child: Good {}

protocol Bad {
  @FakeDefault(exp: "1 } func evil() { 2") func f() -> Int  // expected-error {{'1 } func evil() { 2' is not a single expression}}
}

struct Elsewhere {
  @FakeDefault(1) func x() -> Int { 1 }  // expected-error {{'@FakeDefault' can only be attached to a requirement of a protocol, or to a property of a type}}
}

@Faked private protocol Hidden {}  // expected-warning {{'Hidden' cannot be faked from another file; it is private}}

// A protocol that is declared elsewhere.
protocol DeclaredElsewhere { func f() }
@Faked extension DeclaredElsewhere {}
@Faked(createSpy: true) extension DeclaredElsewhere {}
