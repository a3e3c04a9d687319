import CoreData
import Faked

@Faked func norAFunction() {}  // expected-error {{'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not a function}}
@Faked typealias NorAnAlias = Int  // expected-error {{'@Faked' on a type alias is for a composition of protocols, such as 'A & B'}}

@Faked(types: ["X": "Int"], createNull: false) struct Value {}  // expected-error {{'types:' is for protocols only; a struct gets a function 'fake'}} expected-error {{'createNull:' is for protocols only; a struct gets a function 'fake'}}

@Faked(createSpy: true) enum Color { case red }  // expected-error {{'createSpy:' is for protocols and classes only; an enum gets a function 'fake'}}

@Faked enum Nothing {}  // expected-warning {{'Nothing' gets no function 'fake'; it has no cases}}

@Faked class Bird {}  // expected-warning {{'Bird' does not become 'Defaultable'; it is not 'final' and has no 'required' initializer}}

@Faked struct OddDefault { @FakeDefault("x") var count: Int }  // expected-error {{'"x"' cannot be a default of type 'Int'; it is not used}}

@Faked(copy: true) struct Kept { init(count: Int) {} }  // expected-warning {{'Kept' gets no function 'copy'; no property stores the argument 'count'}}

@Faked(copy: true) final class Label { let text: String; var isPrinted = false; init(text: String) { self.text = text } }  // expected-warning {{'Label' gets no function 'copy'; a copy would lose 'isPrinted', which is not a parameter of 'fake'}}
@Faked(copy: true) enum Copy { case one }  // expected-error {{'copy:' is for structs and classes only}}

@Faked @Model final class Stored { init(name: String) {} }  // expected-warning {{'Stored' gets no function 'fake'; it is a SwiftData model, which needs a container; create it in a test that has one}}

@Faked final class Managed: NSManagedObject {}  // expected-warning {{'Managed' gets no function 'fake'; it is a Core Data object, which needs a context; create it in a test that has one}}
@Faked protocol Fetched where Self: NSManagedObject { func refresh() }  // expected-warning {{'NullFetched' is left out; it is a Core Data object, which needs a context; create it in a test that has one}}

@Faked private struct Secret {}  // expected-error {{'Secret' cannot be faked from another file; it is private}}

@Faked struct Mail { init?(address: String) { nil } }  // expected-warning {{'Mail' gets no function 'fake'; each of its initializers may fail}}

@Faked struct Order { let item: Item }  // expected-warning {{'Order' does not become 'Defaultable'; no value is known for its 'item' of type 'Item'}}
enum Item {}

@Faked(types: ["X": Int.self, "Y": Int.self]) protocol UnknownType { associatedtype X }  // expected-warning {{protocol 'UnknownType' has no associated type 'Y'}}

@Faked(skip: ["here", "gone(_:)"]) protocol UnknownMember { func here() }  // expected-warning {{protocol 'UnknownMember' has no member 'gone(_:)'}} expected-note {{'NullUnknownMember' is left out because 'here()' is skipped; implement it in an extension of 'EmptyUnknownMember', or pass 'createNull: false'}}

@Faked(types: ["Elemnt": Int.self]) protocol MistypedType { associatedtype Element }  // expected-warning {{protocol 'MistypedType' has no associated type 'Elemnt'; did you mean 'Element'?}}

@Faked(skip: ["laod(_:)"]) protocol MistypedMember { func load(_ id: Int) }  // expected-warning {{protocol 'MistypedMember' has no member 'laod(_:)'; did you mean 'load(_:)'?}}

@Faked(skip: ["load()"]) protocol OtherLabels { func load(_ id: Int); func load(all: Bool) }  // expected-warning {{protocol 'OtherLabels' has no member 'load()'; did you mean 'load(_:)' or 'load(all:)'?}}

@Faked(skip: ["clear()"], createNull: false) protocol SkippedKnowingly { func clear() }

@Faked(createSpies: true) protocol MistypedArgument {}  // expected-error {{extra argument 'createSpies' in '@Faked'; did you mean 'createSpy'?}}

@Faked(spy: true) protocol ShortArgument {}  // expected-error {{extra argument 'spy' in '@Faked'; did you mean 'createSpy'?}}

@Faked(colour: "red") protocol UnknownArgument {}  // expected-error {{extra argument 'colour' in '@Faked'}}

@Faked(anyObject: isClass) protocol NoLiteral {}  // expected-error {{'anyObject:' needs 'true' or 'false'; it is read from the source, not computed}}

@Faked(types: ["X": "Int } struct Evil {"]) protocol NoType { associatedtype X }  // expected-error {{'Int } struct Evil {' is not a type}}

@Faked(if: "DEBUG\n#endif") protocol NoCondition {}  // expected-error {{'DEBUG #endif' is not a condition of '#if'}}

@Faked(if: "") protocol EmptyCondition {}  // expected-error {{an empty string is not a condition of '#if'}}

@Faked(if: "DEBGU || canImport(Nothing)") protocol MistypedCondition {}  // expected-warning {{no source uses the condition 'DEBGU'; did you mean 'DEBUG'?}}

@Faked(if: "os(macos)") struct MistypedSystem {}  // expected-warning {{unknown operating system 'macos' in '#if'; did you mean 'macOS'?}}

#if MOCKS || DEBUG2
@Faked(if: "MOKCS") protocol OwnCondition {}  // expected-warning {{no source uses the condition 'MOKCS'; did you mean 'MOCKS'?}}
#endif
@Faked(if: "DEBUG2 && UNRELATED") protocol KnownConditions {}

@Faked(if: "DEBUG) || (true") protocol OpenCondition {}  // expected-error {{'DEBUG) || (true' is not a condition of '#if'}}

@Faked(types: ["X": "some Sequence"]) protocol OpaqueType { associatedtype X }  // expected-error {{'some Sequence' is not a type}}

@Faked(types: ["X": "inout Int"]) protocol PassedType { associatedtype X }  // expected-error {{'inout Int' is not a type}}

@Faked(inherit: ["Int?"]) protocol OptionalParent {}  // expected-error {{'Int?' cannot be inherited; 'inherit:' takes protocols}}

@Faked protocol BadDefaults {
  @FakeDefault var none: Int { get }  // expected-error {{'@FakeDefault' takes one value, or 'exp:' and an expression in a string}}
  @FakeDefault(exp: "let x = 1") func statement() -> Int  // expected-error {{'let x = 1' is not a single expression}}
  @FakeDefault(exp: "1 // }") func comment() -> Int  // expected-error {{'1 // }' is not a single expression}}
  @FakeDefault(exp: "1 } func evil() { 2") func f() -> Int  // expected-error {{'1 } func evil() { 2' is not a single expression}}
}

@Faked(skip: "a()") protocol NoArray { func a() }  // expected-error {{'skip:' needs an array, as in 'skip: ["load(_:)"]'}}

@Faked(inherit: "EmptyBase") protocol NoList {}  // expected-error {{'inherit:' needs an array, as in 'inherit: ["EmptyBase"]'}}

protocol OpenParent { var attempts: Int { get }; func retry() }
extension OpenParent { func retry() {} }
@Faked(inherit: ["OpenParent"]) protocol OpenChild {}  // expected-error {{'OpenParent' cannot be inherited, because nothing implements its 'attempts'; refine it in 'OpenChild' instead}}
@Faked(inherit: ["OpenParent"]) protocol ClosedChild { var attempts: Int { get } }
@Faked(inherit: ["EmptyOwnParent"]) protocol OwnParent {}  // expected-error {{'EmptyOwnParent' cannot inherit itself}}

@Faked(types: ["X", "Y"]) protocol NoDictionary { associatedtype X }  // expected-error {{'types:' needs a dictionary, as in 'types: ["Item": Int.self]'}}

@Faked(types: ["X": "Int", "X": "String"]) protocol TwiceTyped { associatedtype X }  // expected-error {{duplicate type for 'X' in 'types:'}}

@Faked protocol OddDefaults {
  @FakeDefault("x") var count: Int { get }  // expected-error {{'"x"' cannot be a default of type 'Int'; it is not used}}
  @FakeDefault(1.5) func size() -> Int?  // expected-error {{'1.5' cannot be a default of type 'Int?'; it is not used}}
  @FakeDefault("x") func names() -> [String]  // expected-error {{'"x"' cannot be a default of type '[String]'; it is not used}}
  @FakeDefault(1) func pair() -> (Int, Int)  // expected-error {{'1' cannot be a default of type '(Int, Int)'; it is not used}}
  @FakeDefault(true) var onTap: (() -> Void)? { get }  // expected-error {{'true' cannot be a default of type '(() -> Void)?'; it is not used}}
  @FakeDefault([1]) func sizes() -> [Int]
  @FakeDefault(.never) var effort: Never { get }  // expected-error {{'.never' needs its type here, as in 'Never.never'; or write 'exp: ".never"'}}
  @FakeDefault(1) func nothing()  // expected-warning {{'@FakeDefault' has no effect on 'nothing()', which returns nothing}}
  @FakeDefault(1) @FakeDefault(2) func twice() -> Int  // expected-error {{'@FakeDefault' is given twice; this one is not used}}
}

@Faked private protocol Hidden {}  // expected-error {{'Hidden' cannot be faked from another file; it is private}}

/* @Faked(anyObject: true */  // expected-warning {{'@Faked' is treated as a comment; its ')' is missing}}
protocol UnclosedComment {}

/* @Faked(if: "DEBUG &") */  // expected-error {{'DEBUG &' is not a condition of '#if'}}
protocol NoConditionInComment {}

/* @Faked(if: DEBUG, createNull: "no") */  // expected-error {{'if:' needs a string, as in 'if: "DEBUG"'}} expected-warning {{'createNull:' needs 'true' or 'false'; it is read from the source, not computed}}
protocol NoStringInComment {}

/* @Faked(colour: 3) */  // expected-warning {{extra argument 'colour' in '@Faked'}}
protocol UnknownInComment {}
struct SpiedLater {}  // expected-warning {{'SpySpiedLater' is left out; only protocols and classes can be spied on}}
@Faked(createSpy: true) extension SpiedLater {}

@Faked(createSpy: true)
protocol SpiedOptions: OptionSet {}  // expected-warning {{'SpySpiedOptions' is left out; a spy is a class, and types that conform to 'SetAlgebra' must be structs}}

// @Fakd is no annotation here: the comment goes on.
protocol MistypedInProse {}

/* @faked(createNull: false) */  // expected-warning {{'@faked' is treated as a comment; did you mean '@Faked'?}}
protocol MistypedComment {}

@Faked protocol MistypedDefaults {
  /* @FakeDefalt(3) */  // expected-warning {{'@FakeDefalt' is treated as a comment; did you mean '@FakeDefault'?}}
  func count() -> Int
  // @fileprivate
  func size() -> Int
}

enum Payment { case card, cash }
@Faked(types: ["Item": "Paymnet"]) protocol MistypedTypeName { associatedtype Item }  // expected-warning {{cannot find type 'Paymnet' in the given sources; did you mean 'Payment'?}}

@Faked(inherit: ["EmptyMistypedDefault"]) protocol MistypedParent {}  // expected-warning {{cannot find protocol 'EmptyMistypedDefault' in the given sources; did you mean 'EmptyMistypedDefaults'?}}

@Faked protocol MistypedExpressions {
  var total: Int { get }
  @FakeDefault(exp: "amont * 2") func twice(amount: Int) -> Int  // expected-warning {{cannot find 'amont' in scope; did you mean 'amount'?}}
  @FakeDefault(exp: "totl + max(amount, 1)") func sum(amount: Int) -> Int  // expected-warning {{cannot find 'totl' in scope; did you mean 'total'?}}
  @FakeDefault(exp: "try fakeDefaultOrThrw()") func load() throws -> Int  // expected-warning {{cannot find 'fakeDefaultOrThrw' in scope; did you mean 'fakeDefaultOrThrow'?}}
  @FakeDefault(exp: ".cahs") func payment() -> Payment?  // expected-warning {{'Payment' has no member 'cahs'; did you mean 'cash'?}}
  @FakeDefault(exp: "Paymet.card") func other() -> Payment  // expected-warning {{cannot find type 'Paymet' in the given sources; did you mean 'Payment'?}}
  @FakeDefault(exp: "declaredElsewhere") func known(declaredElsewere: Int) -> Int
  @FakeDefault(exp: "values.map { valu in valu }") func all(values: [Int]) -> [Int]
  @FakeDefault(exp: "Value.self") func type<Value>(of values: Value) -> Value.Type
}
let declaredElsewhere = 3

enum Currency: String { case usd, eur; static let usual = Currency.usd }
struct Money { var amount: Int; var currency = Currency.usd; struct Rate { var percent: Int } }
extension Money { init(cents: Int, of currency: Currency) { self.init(amount: cents, currency: currency) } }
enum Receipt { case paid(Money, by: Currency), free }
struct Tag: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }

@Faked protocol MistypedValues {
  @FakeDefault(exp: "Money(amonut: 3, currency: .eur)") var label: Money { get }  // expected-warning {{'Money' takes no argument 'amonut:'; did you mean 'amount:'?}}
  @FakeDefault(exp: "Money(amount: 3, currency: .euro)") var innerCase: Money { get }  // expected-warning {{'Currency' has no member 'euro'; did you mean 'eur'?}}
  @FakeDefault(exp: ".init(amount: 3, curency: .eur)") var implicit: Money? { get }  // expected-warning {{'Money' takes no argument 'curency:'; did you mean 'currency:'?}}
  @FakeDefault(exp: ".paid(.init(amount: 3), bye: .usd)") var payload: Receipt { get }  // expected-warning {{'Receipt.paid' takes no argument 'bye:'; did you mean 'by:'?}}
  @FakeDefault(exp: "Currency.usaul") var constant: Currency { get }  // expected-warning {{'Currency' has no member 'usaul'; did you mean 'usual'?}}
  @FakeDefault(exp: "[Money.Rate(percnt: 3)]") var nested: [Money.Rate] { get }  // expected-warning {{'Rate' takes no argument 'percnt:'; did you mean 'percent:'?}}
  @FakeDefault(0) var literal: Money { get }  // expected-warning {{'0' cannot be a default of type 'Money'}}
  @FakeDefault("new") var tag: Tag { get }
  @FakeDefault(exp: "Currency(rawValue: \"usd\") ?? .eur") var raw: Currency { get }
  @FakeDefault(exp: "amount == 3 ? Money(amount: amount) : .init(cents: amount, of: .eur)") func right(amount: Int) -> Money
}

// @Faked createSpy: true  expected-warning {{'@Faked' is treated as a comment; put its arguments in parentheses}}
protocol BareArguments {}

// @FocusState: this is prose, too.
protocol Focusable {}

// @Faked protocols get fakes: this is prose.
protocol FakedProtocols {}

@Faked protocol MoreOddDefaults {
  /* @FakeDefault 3 */  // expected-warning {{'@FakeDefault' is treated as a comment; put its arguments in parentheses}}
  func bare() -> Int
  /* @FakeDefault "Ann" */  // expected-warning {{'@FakeDefault' is treated as a comment; put its arguments in parentheses}}
  func bareText() -> String
  /* @FakeDefault true */  // expected-warning {{'@FakeDefault' is treated as a comment; put its arguments in parentheses}}
  func bareTruth() -> Bool
  /* @FakeDefault false */  // expected-warning {{'@FakeDefault' is treated as a comment; put its arguments in parentheses}}
  func bareFalsehood() -> Bool
  /* @FakeDefault nil */  // expected-warning {{'@FakeDefault' is treated as a comment; put its arguments in parentheses}}
  func bareNothing() -> Int?
  // @FakeDefault values are prose.
  func prose() -> Int
  @FakeDefault(nil) func missing() -> Int  // expected-error {{'nil' cannot be a default of type 'Int'; it is not used}}
  @FakeDefault(nil) func present() -> Int?
}

// @Faked: used in tests  expected-warning {{'@Faked' is treated as a comment; write nothing after it}}
protocol ColonInComment {}

/* @Faked createSpy */  // expected-warning {{'@Faked' is treated as a comment; put its arguments in parentheses}}
protocol BareLabel {}

// @Faked: what tests use.
@Faked protocol SpokenOf {}

/* @Faked for the tests */  // expected-warning {{'@Faked' is treated as a comment; write nothing after it}}
protocol Remark {}

/* @Faked, please */  // expected-warning {{'@Faked' is treated as a comment; write nothing after it}}
protocol Wish {}

/* @Faked(createSpy: true) */  // expected-warning {{'@Faked' is given twice; this one is not used}}
@Faked protocol TwiceFaked {}

/* Faked */  // expected-warning {{'Faked' is treated as a comment; did you mean '@Faked'?}}
protocol WithoutSign {
  /* FakeDefault(3) */  // expected-warning {{'FakeDefault' is treated as a comment; did you mean '@FakeDefault'?}}
  var count: Int { get }
}

// Faked types are prose.
protocol AnyProse {}

// @Faked types have a function 'fake'.
protocol LabelInProse {}

/* @Faked */  // expected-warning {{'@Faked' is treated as a comment; write it above the declaration}}
#if TRACING
protocol BelowDirective {
  /* @FakeDefault(3) */  // expected-warning {{'@FakeDefault' is treated as a comment; write it above the declaration}}
  #if DEBUG
  func count() -> Int
  /* @FakeDefault(3) */  // expected-warning {{'@FakeDefault' is treated as a comment; write it above the declaration}}
  #endif
}
/* @Faked */  // expected-warning {{'@Faked' is treated as a comment; write it above the declaration}}
#else
// @Faked protocols are prose.
#endif

@Faked protocol DefaultOfNoValue {
  @FakeDefault(1) init()  // expected-warning {{'@FakeDefault' has no effect on 'init()', which returns nothing}}
  @FakeDefault(1) associatedtype Item  // expected-warning {{'@FakeDefault' has no effect on an associated type; choose the type with '@Faked(types: ["Item": …])'}}
}
