/// The protocols of the standard library and Foundation, as Swift declarations.
///
/// Each protocol lists the requirements that a conforming type must implement because no extension does, in the form
/// in which a fake implements them: where an associated type does not matter, a member uses the type that is assumed
/// for it. Special attributes tell when a member need not be written:
///
/// - `@synthesizedForStructs`, `@synthesizedForClasses`, `@synthesizedForActors`: the compiler, or an extension for
///   reference types, provides it to such types.
/// - `@derivedForEnums`: the compiler derives it for enums, or an extension provides it, so only Null types need it.
/// - `@unless(P)`: an extension provides it to types that also conform to `P`.
/// - `@beside(P)`: it is written only for types that also conform to `P`, because another extension of `P` provides
///   it as well, and neither is the better witness.
/// - `@ifThrowing(anyError)`, `@ifThrowing(typed)`, `@ifThrowing(never)`: it is written only if `Failure` is
///   `any Error`, a specific error type, or `Never`.
/// - `@ifOwn(A)`, `@unlessOwn(A)`: it is written only if the associated type `A` has, or has not, to conform to a
///   protocol of the sources.
/// - `@ifSliced`: it is written only if the collection's slices have a type of the standard library.
/// - `@unlessCounting`: an extension provides it to random-access collections whose index is an integer.
/// - `@byIdentity("…")`: its implementation in a class or an actor.
/// - `@forInt("…")`: its implementation if its result is `Int`.
/// - `@unfakeable`, on a protocol: it is known only for constraints, without its requirements.
package enum Prelude {
  /// The prelude's files: the declarations of each module.
  package static let files: [(module: ModuleName, text: String)] =
    [
      (
        .swift,
        [values, literals, collections, numbers, coding, text, concurrency].joined(separator: "\n")
      ),
      ("Combine", combine), ("Distributed", distributed), ("Foundation", foundation),
      ("Observation", observation), ("SwiftUI", swiftUI),
    ] + frameworks

  package static let path = "prelude"

  private static let values = """
    public protocol Sendable {}
    public protocol SendableMetatype {}
    public protocol Copyable {}
    public protocol Escapable {}
    public protocol BitwiseCopyable {}
    public protocol Equatable {
      @synthesizedForStructs @byIdentity("lhs === rhs")
      static func == (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Hashable: Equatable {
      @synthesizedForStructs @byIdentity("hasher.combine(ObjectIdentifier(self))")
      func hash(into hasher: inout Hasher)
    }
    public protocol Comparable: Equatable {
      @derivedForEnums @unless(Strideable)
      @FakeDefault(false) static func < (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Identifiable<ID> {
      associatedtype ID: Hashable
      @synthesizedForClasses @synthesizedForActors
      var id: ID { get }
    }
    public protocol Error: Sendable {}
    public protocol CaseIterable {
      @derivedForEnums static var allCases: [Self] { get }
    }
    public protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      @derivedForEnums init?(rawValue: RawValue)
      @derivedForEnums var rawValue: RawValue { get }
    }
    public protocol CustomReflectable {
      var customMirror: Mirror { get }
    }
    public protocol CustomLeafReflectable: CustomReflectable {}
    public protocol CustomPlaygroundDisplayConvertible {
      var playgroundDescription: Any { get }
    }
    public protocol MirrorPath {}
    public protocol CVarArg {
      var _cVarArgEncoding: [Int] { get }
    }
    public protocol RandomNumberGenerator {
      @FakeDefault(exp: ".max") mutating func next() -> UInt64
    }
    """

  private static let literals = """
    public protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    public protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    public protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    public protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    public protocol ExpressibleByUnicodeScalarLiteral {
      @unless(ExpressibleByExtendedGraphemeClusterLiteral)
      init(unicodeScalarLiteral value: String)
    }
    public protocol ExpressibleByExtendedGraphemeClusterLiteral:
      ExpressibleByUnicodeScalarLiteral
    {
      @unless(ExpressibleByStringLiteral)
      init(extendedGraphemeClusterLiteral value: String)
    }
    public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      init(stringLiteral value: String)
    }
    public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    public protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      @unless(SetAlgebra) init(arrayLiteral elements: ArrayLiteralElement...)
    }
    public protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral
    where ArrayLiteralElement == Element {
      associatedtype Element
      init()
      @unless(OptionSet) func contains(_ member: Element) -> Bool
      @unless(OptionSet) func union(_ other: __owned Self) -> Self
      @unless(OptionSet) func intersection(_ other: Self) -> Self
      @unless(OptionSet) func symmetricDifference(_ other: __owned Self) -> Self
      @unless(OptionSet) @FakeDefault(exp: "(false, newMember)")
      mutating func insert(_ newMember: __owned Element) -> (
        inserted: Bool, memberAfterInsert: Element
      )
      @unless(OptionSet) mutating func remove(_ member: Element) -> Element?
      @unless(OptionSet) mutating func update(with newMember: __owned Element) -> Element?
      @unless(OptionSet) mutating func formUnion(_ other: __owned Self)
      @unless(OptionSet) mutating func formIntersection(_ other: Self)
      @unless(OptionSet) mutating func formSymmetricDifference(_ other: __owned Self)
    }
    public protocol OptionSet: SetAlgebra, RawRepresentable {
      associatedtype Element = Self
      associatedtype ArrayLiteralElement = Self
      init(rawValue: RawValue)
    }
    """

  private static let collections = """
    public protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    public protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      @unlessOwn(Iterator) @unless(IteratorProtocol) @unless(Collection)
      @FakeDefault(exp: "EmptyCollection<Element>.Iterator()")
      func makeIterator() -> EmptyCollection<Element>.Iterator
      @ifOwn(Iterator) @unless(IteratorProtocol) @unless(Collection)
      func makeIterator() -> Iterator
    }
    public protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype SubSequence where SubSequence.Element == Element, SubSequence.Index == Index
      associatedtype Indices
      var startIndex: Index { get }
      var endIndex: Index { get }
      @beside(SetAlgebra) @FakeDefault(true) var isEmpty: Bool { get }
      @unlessCounting @FakeDefault(exp: "endIndex") @forInt("i + 1")
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }
      @ifSliced @FakeDefault(exp: ".init()") subscript(bounds: Range<Index>) -> SubSequence { get }
    }
    public protocol BidirectionalCollection<Element>: Collection {
      @unlessCounting @FakeDefault(exp: "startIndex") @forInt("i - 1")
      func index(before i: Index) -> Index
    }
    public protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    public protocol MutableCollection<Element>: Collection {
      subscript(position: Index) -> Element { get set }
      @ifSliced @FakeDefault(exp: ".init()") subscript(bounds: Range<Index>) -> SubSequence { get set }
    }
    public protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
      where C: Collection, C.Element == Element
    }
    public protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index
      func contains(_ element: Bound) -> Bool
    }
    public protocol LazySequenceProtocol: Sequence {}
    @unfakeable public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
    @unfakeable public protocol StringProtocol: BidirectionalCollection, Comparable,
      ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream,
      TextOutputStreamable
    where Element == Character, Index == String.Index {}
    """

  private static let numbers = """
    public protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self) -> Self
    }
    public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      init?<T>(exactly source: T) where T: BinaryInteger
      var magnitude: Magnitude { get }
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }
    public protocol SignedNumeric: Numeric {}
    public protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    @unfakeable public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric,
      Strideable
    {}
    @unfakeable public protocol SignedInteger: BinaryInteger, SignedNumeric {}
    @unfakeable public protocol UnsignedInteger: BinaryInteger {}
    @unfakeable public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
    @unfakeable public protocol FloatingPoint: SignedNumeric, Strideable, Hashable {}
    @unfakeable public protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}
    @unfakeable public protocol SIMD<Scalar>: CustomStringConvertible, Decodable, Encodable,
      ExpressibleByArrayLiteral, Hashable, SIMDStorage
    {}
    @unfakeable public protocol SIMDStorage { associatedtype Scalar: Codable & Hashable }
    @unfakeable public protocol AtomicRepresentable {}
    @unfakeable public protocol AtomicOptionalRepresentable: AtomicRepresentable {}
    @unfakeable public protocol SIMDScalar: BitwiseCopyable {}
    """

  private static let coding = """
    public protocol Encodable {
      @synthesizedForStructs @synthesizedForClasses
      func encode(to encoder: any Encoder) throws
    }
    public protocol Decodable {
      @synthesizedForStructs @synthesizedForClasses
      init(from decoder: any Decoder) throws
    }
    public typealias Codable = Decodable & Encodable
    public protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
      @derivedForEnums var stringValue: String { get }
      @derivedForEnums init?(stringValue: String)
      @derivedForEnums var intValue: Int? { get }
      @derivedForEnums init?(intValue: Int)
    }
    public protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    @unfakeable public protocol KeyedEncodingContainerProtocol {}
    @unfakeable public protocol KeyedDecodingContainerProtocol {}
    @unfakeable public protocol UnkeyedEncodingContainer {}
    @unfakeable public protocol UnkeyedDecodingContainer {}
    @unfakeable public protocol SingleValueEncodingContainer {}
    @unfakeable public protocol SingleValueDecodingContainer {}
    public protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    public protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }
    """

  private static let text = """
    public protocol CustomStringConvertible {
      @unless(CodingKey) var description: String { get }
    }
    public protocol CustomDebugStringConvertible {
      @unless(CodingKey) var debugDescription: String { get }
    }
    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    @unfakeable public protocol StringInterpolationProtocol {}
    @unfakeable public protocol UnicodeCodec {}
    @unfakeable public protocol CustomConsumingRegexComponent: RegexComponent {}
    public protocol TextOutputStream {
      mutating func write(_ string: String)
    }
    public protocol TextOutputStreamable {
      func write<Target>(to target: inout Target) where Target: TextOutputStream
    }
    public protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    """
}
