// @Faked
protocol Circle: Circle {}  // expected-error {{protocol 'Circle' refines itself}}

// @Faked
protocol Twice {}

// @Faked
protocol Twice {}  // expected-error {{invalid redeclaration of 'Twice'}}

// @Faked
protocol Orphan: Missing {}  // expected-warning {{cannot find protocol 'Missing' in the given sources; its requirements are not faked; pass its sources with '--support'}} expected-warning {{'NullOrphan' is left out; the requirements of 'Missing' are not known}}

// @Faked
protocol Taken { func f() }  // expected-warning {{'EmptyTaken' is already declared; the other fakes of 'Taken' do without it}}
struct EmptyTaken {}

// @Faked
public protocol Shown { func f() }  // expected-warning {{'EmptyShown' is already declared; the other fakes of 'Shown' do without it}}
protocol EmptyShown: Shown {}

// @Faked
protocol NullIsTaken {}  // expected-warning {{'NullNullIsTaken' is left out; a type with this name is declared in the sources}}
struct NullNullIsTaken {}

// @Faked
protocol Unmakeable {
  func x() -> Elsewhere  // expected-warning {{no default value for 'Unmakeable.x()' of type 'Elsewhere'; make the type 'Defaultable', add '@FakeDefault', or use '--default'}}
}

// @Faked
protocol Decoding {
  func decode<Value: Decodable>() throws -> Value  // expected-note {{no default value for 'Decoding.decode()' of type 'Value', which the caller chooses; it throws 'MissingDefault' unless you implement it in your fakes, or add 'Defaultable' conformances to the types that callers choose}}
  // The error of a fixed type does not tell what is missing.
  func load<Value: Decodable>() throws(DecodingLoss) -> Value  // expected-warning {{no default value for 'Decoding.load()' of type 'Value', which the caller chooses; implement it in your fakes, or add 'Defaultable' conformances to the types that callers choose}}
  func unmade() throws(DecodingLoss) -> Elsewhere  // expected-warning {{no default value for 'Decoding.unmade()' of type 'Elsewhere'; make the type 'Defaultable', add '@FakeDefault', or use '--default'}}
  @FakeDefault(exp: "try fakeDefaultOrThrow()") func silent<Value: Decodable>() throws -> Value
}
enum DecodingLoss: Error { case lost }

// @Faked
extension NeverDeclared {}  // expected-error {{cannot find protocol 'NeverDeclared' in the given sources; pass its sources with '--support'}}

// @Faked
extension Identifiable {}  // expected-error {{'Identifiable' is not declared in the given sources; fake a protocol that refines it}}

struct Generic<T> {
  // @Faked
  protocol Nested {}  // expected-error {{protocol 'Nested' cannot be nested in a generic context}}
}

struct Hidden {}

protocol HidingParent { func f() -> Hidden }

// @Faked
protocol Hiding: HidingParent {  // expected-error {{'Hidden' in 'HidingParent.f()' refers to an associated type in 'Hiding'; add '@Faked' to 'HidingParent'}}
  associatedtype Hidden
}

struct Sealed { private init() {} }
struct Slug { init?(_ text: String) { nil } }
struct Post { let slug: Slug }

// @Faked
protocol Parts {
  func pair() -> (Int, Sealed)  // expected-warning {{no default value for 'Parts.pair()' of type '(Int, Sealed)'; make 'Sealed' 'Defaultable', add '@FakeDefault', or use '--default'}}
  func closure() -> () -> Sealed  // expected-warning {{no default value for 'Parts.closure()' of type '() -> Sealed'; make 'Sealed' 'Defaultable', add '@FakeDefault', or use '--default'}}
  func common() -> any Hashable & Orphan  // expected-warning {{no default value for 'Parts.common()' of type 'any Hashable & Orphan'; add '@FakeDefault', or use '--default'}}
  func post() -> Post  // expected-warning {{'Parts.post()' may trap in 'Post(slug: Slug("") ?? fakeDefault(in: "Parts"))'; add '@FakeDefault', or use '--default'}}
  func tried() throws -> Post  // expected-warning {{'Parts.tried()' may throw in 'try Post(slug: Slug("") ?? fakeDefaultOrThrow(in: "Parts"))'; add '@FakeDefault', or use '--default'}}
}
@Faked
protocol Unwrapping {  // expected-warning {{'NullUnwrapping' is left out; a member requires 'Contained == U?'; choose the type with '@Faked(types: ["Contained": …])'}}
  associatedtype Contained
  func text<U: CustomStringConvertible>() -> String? where Contained == Optional<U>
}

@Faked protocol Alike {  // expected-error {{no type can implement 'value(for:)' both for 'T?' and for 'T', because the compiler cannot tell them apart; give one an argument label}}
  func value<T>(for key: String) -> T?
  func value<T>(for key: String) -> T
}

/// These are told apart: by a constraint, by a type that is given, by a result that is not generic.
@Faked protocol Apart {
  func value<T>(for key: String) -> T?
  func value<T: Hashable>(for key: String) -> T  // expected-warning {{no default value for 'Apart.value(for:)' of type 'T', which the caller chooses; implement it in your fakes, or add 'Defaultable' conformances to the types that callers choose}}
  func item<T>(of type: T.Type) -> T?
  func item<T>(of type: T.Type) -> T  // expected-warning {{no default value for 'Apart.item(of:)' of type 'T', which the caller chooses; implement it in your fakes, or add 'Defaultable' conformances to the types that callers choose}}
  func thing(named name: String) -> Int?
  func thing<T>(named name: String) -> T  // expected-warning {{no default value for 'Apart.thing(named:)' of type 'T', which the caller chooses; implement it in your fakes, or add 'Defaultable' conformances to the types that callers choose}}
}

/// Whatever its spy forwards to would have to be the spy itself.
@Faked(createSpy: true) protocol Linked: AnyObject {  // expected-warning {{'SpyLinked' is left out; no known type can be its associated type 'Links: Sequence where Links.Element == Self'}}
  associatedtype Links: Sequence where Links.Element == Self
  var links: Links { get }
}

@MainActor protocol Screenful {
  func draw()
}

@Faked(createSpy: true) protocol ScreenActor: Actor, Screenful {  // expected-warning {{'NullScreenActor' is left out; no actor can conform, as its parent 'Screenful' is on a global actor}} expected-warning {{'SpyScreenActor' is left out; no actor can conform, as its parent 'Screenful' is on a global actor}}
  func step()
}

@Faked protocol Discreet {  // expected-warning {{'NullDiscreet' is left out; 'level()' is private in the extension of 'EmptyDiscreet'}}
  func level() -> Int
}

/// Shared by the fakes of one file.
private extension EmptyDiscreet {
  func level() -> Int { 1 }
}

class Turnstile {
  init(number: Int) { precondition(number.isMultiple(of: 7)) }
}

@Faked protocol Gate: Turnstile {  // expected-warning {{'NullGate()' may trap in 'super.init(number: 0)'; add an 'init()' to 'Turnstile'}}
  func open()
}

/// A spy would have to be a type with another name, or without a member that every spy has.
@Faked(createSpy: true) class Doubled {}  // expected-warning {{'SpyDoubled' is left out; a type with this name is declared in the sources}}
class SpyDoubled {}

@Faked(createSpy: true) protocol Twofold {}  // expected-warning {{'SpyTwofold' is left out; a type with this name is declared in the sources}}
class SpyTwofold {}

@Faked(createSpy: true) class Logged { var spied = 1 }  // expected-warning {{'SpyLogged' is left out; its 'spied' conflicts with a member that every spy has}}
@Faked(createSpy: true) protocol Shadowed { associatedtype Key; init<Key>(key: Key) }  // expected-warning {{'SpyShadowed' is left out; the generic parameter 'Key' of 'init(key:)' hides one of the spy's}}

@Faked(createSpy: true) private class Locked {}  // expected-warning {{'SpyLocked' is left out; a spy is a subclass, and the class is private}}

@Faked(createSpy: true) protocol Turning {  // expected-warning {{'SpyTurning' is left out; no known type can be its associated type 'Reverse: Turning where Reverse.Reverse == Self'}}
  associatedtype Reverse: Turning where Reverse.Reverse == Self
  var reverse: Reverse { get }
}
