import Faked

struct Email {
  init?(_ text: String) { nil }
}

@Faked struct Newsletter {
  var email: Email  // expected-warning {{'Newsletter.fake.email' may trap in 'Email("") ?? fakeDefault()'; add '@FakeDefault', or use '--default'}}
  var backup: Email?
  var limit = makeLimit()  // expected-note {{'limit' is not a parameter of 'Newsletter.fake'; its type annotation is missing or incomplete}}
  var most: Int = makeLimit()  // expected-note {{'most' has a different default in 'Newsletter.fake'; its own default is too long, too complex or not accessible there; set one with '@FakeDefault'}}
}

struct Ticket {
  init?(_ text: String) { nil }
  static func generate() -> Ticket { Ticket("\(Int.random(in: 0...9))")! }
}

@Faked struct Draw {
  var ticket: Ticket  // expected-note {{'Draw.fake.ticket' may differ between runs because of 'generate()'; set a fixed value with '@FakeDefault'}}
}

@Faked struct ServerDate {
  let date: Date
  init() { date = Date() - 100 }  // expected-note {{'ServerDate.fake()' may differ between runs because of 'init()'}}
}

@Faked final class Visit {
  let code: Int
  private init(code: Int) { self.code = code }
  convenience init(by name: String) { self.init(code: .random(in: 0...9)) }  // expected-note {{'Visit.fake()' may differ between runs because of 'init(by:)'}}
}

@Faked struct Stay {
  let id = UUID()  // expected-note {{'Stay.fake()' may differ between runs because of 'id'}}
  var date: ServerDate
}

@Faked enum Contact { case mail(Email) }  // expected-warning {{'Contact.fake()' may trap in '.mail(Email("") ?? fakeDefault())'; add '@FakeDefault', or use '--default'}}

@globalActor actor Disk { static let shared = Disk() }

@Disk final class Store { init(path: String) {} }

@Faked struct Document { var store: Store }  // expected-warning {{'Document' does not become 'Defaultable'; no value is known for its 'store' of type 'Store'}}

@Faked final class Cache { @Disk init(size: Int) {} }  // expected-warning {{'Cache' gets no function 'fake'; fakegen cannot create a value of it}}

@Faked enum Place { case store(Store) }  // expected-warning {{'Place' gets no function 'fake'; fakegen cannot create a value of it}}

@propertyWrapper struct Stored { var wrappedValue: Int; init(_ key: String) { wrappedValue = 0 } }

@Faked struct Settings { @Stored var volume: Int }  // expected-warning {{'Settings' gets no function 'fake'; fakegen cannot create a value of it}}

struct Page<Item> {
  @Faked struct Meta { var count: Int }  // expected-warning {{'Meta' gets no function 'fake'; it is nested in the generic type 'Page'}}
}

@Faked(copy: true) struct Preset { var defaultValue: Int }  // expected-warning {{'Preset' does not become 'Defaultable'; it has a 'defaultValue' of its own}}

@Faked(copy: true) struct Sketch { var text: String; func copy() -> Sketch { self } }  // expected-warning {{'Sketch' gets no function 'copy'; it has a 'copy' of its own}}

@Faked(copy: true) struct Row { var id: Int; init(id: Int, other: Int) { self.id = id } }  // expected-warning {{'Row' gets no function 'copy'; no property stores the argument 'other'}}

@Faked(copy: true) struct Secret { private let key: Int; init(key: Int) { self.key = key } }  // expected-warning {{'Secret' gets no function 'copy'; the property 'key' is private}}

@Faked(copy: true) struct Label { var text: String?; init(text: String) { self.text = text } }  // expected-warning {{'Label' gets no function 'copy'; the property 'text' has the type 'String?', and its argument 'String'}}

@Faked(copy: true) struct Draft { let id = UUID(); var text: String }  // expected-note {{'Draft.fake()' may differ between runs because of 'id'}} expected-warning {{'Draft' gets no function 'copy'; a copy would lose 'id', which is not a parameter of 'fake'}}

@Faked(copy: true) struct Mail { @available(*, deprecated) var old = ""; var text: String }  // expected-warning {{'Mail' gets no function 'copy'; the property 'old' is deprecated}}

@Faked(copy: true) final class Task { let run: () -> Void; init(run: @escaping @Sendable () -> Void) { self.run = run } }  // expected-warning {{'Task' gets no function 'copy'; the property 'run' has the type '() -> Void', and its argument '@escaping @Sendable () -> Void'}}

@Faked(copy: true) final class Lazy { let make: @Sendable () -> Int; init(make: @autoclosure @escaping @Sendable () -> Int) { self.make = make } }  // expected-warning {{'Lazy' gets no function 'copy'; its argument 'make' may be sent, but what is copied is not 'Sendable'}}

@Faked final class Leaf { weak var owner: Cache?; init(owner: Cache) { self.owner = owner } }  // expected-warning {{'Leaf' does not become 'Defaultable'; it keeps only a weak reference to its 'owner', so that a default would be deallocated at once}}

@Faked final class Attempt {  // expected-warning {{'Attempt' gets no function 'fake'; each of its initializers needs an error or an unsafe pointer, and its static members do not}}
  private init() {}
  init(error: any Error) {}
  static func done() -> Attempt { Attempt() }
}

@Faked struct Login { var name = ""; private var token = 1 }  // expected-note {{'name' is not a parameter of 'Login.fake'; 'token' is private, which makes the memberwise initializer private}}

@Faked struct Flags { @Unseen var isOn = true }  // expected-note {{'isOn' is not a parameter of 'Flags.fake'; its property wrapper is not declared in the given sources}}

struct Theme {}

@Faked struct Styled<Value> { let path: KeyPath<Theme, Value> }  // expected-warning {{'Styled' does not become 'Defaultable'; no value is known for its 'path' of type 'KeyPath<Theme, Value>'}}

struct Address { let text: String; init(_ text: String) { precondition(text.contains("@")); self.text = text } }

struct Pool { init(size: Int, limit: Int = 3, name: String?) { assert(size <= limit && size < Self.maximum); assert(name.map { $0.count > 2 } ?? true) } }

protocol Directory {
  func address() -> Address  // expected-warning {{'Directory.address()' may trap in 'Address("")'; add '@FakeDefault', or use '--default'}}
  func addresses() -> (Address, Int)  // expected-warning {{'Directory.addresses()' may trap in '(Address(""), 0)'; add '@FakeDefault', or use '--default'}}
  func pool() -> Pool
}

@Faked extension Directory {}

@Faked struct Interval { init(from: Int, to: Int = 0) { precondition(from < to && to < 1) } }  // expected-warning {{'Interval.fake()' may trap in 'Interval(from: 0, to: 0)'; add '@FakeDefault', or use '--default'}}

@Faked struct Digit { let value: Int; init(text: String) { value = Int(text)! } }  // expected-warning {{'Digit.fake()' may trap in 'Digit(text: "")'; add '@FakeDefault', or use '--default'}}

@Faked(copy: true) struct Endpoint { let path: String; init(path: String) { self.path = "/api" + path } }  // expected-warning {{'Endpoint' gets no function 'copy'; a copy would change 'path' again, as 'init(path:)' does}}

@Faked(copy: true) struct Inward { var `self`: Int }  // expected-warning {{'Inward' gets no function 'copy'; its argument 'self' would hide what is copied}}

class Trunk { static func fake(size: Int) -> Trunk { Trunk() } }

@Faked final class Branch: Trunk { init(size: Int) {} }  // expected-warning {{'Branch' gets no function 'fake'; a superclass has 'fake(size:)', which cannot be overridden}}
