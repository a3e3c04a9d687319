/// The protocols of the standard library and Foundation, as Swift declarations.
///
/// Each protocol lists the members that a conforming type has to write because no extension does,
/// in the form in which a fake writes them: where an associated type is of no interest, the member
/// names the type that stands for it. Attributes of our own say when a member is not needed:
///
/// - `@SynthesizedForStructs`, `@SynthesizedForClasses`, `@SynthesizedForActors`: the compiler, or
///   an extension for reference types, gives it to such a type.
/// - `@DerivedForEnums`: the compiler makes it for enums, unless an extension gives it to them; so only Null types get it.
/// - `@Unless(P)`: an extension gives it to what also conforms to `P`.
/// - `@Beside(P)`: an extension of `P` gives it as well, so that neither is the better for what also conforms to `P`.
/// - `@IfThrowing`, `@IfThrowingTyped`, `@UnlessThrowing`: it is written where `Failure` is `any Error`, where it is a
///   type of its own, or where nothing is thrown.
/// - `@IfSliced`: it is written where the collection's slices have a type of the standard library's.
/// - `@UnlessCounting`: an extension gives it to a collection that may be accessed at random by its index, a number.
/// - `@ByIdentity("…")`: what it does in a class or an actor.
/// - `@ForInt("…")`: what it does if its result is `Int`.
/// - `@Unfakeable`, on a protocol: it is known for constraints only, without its requirements.
package enum Prelude {
  /// The prelude's files: for each module what it declares.
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
      @SynthesizedForStructs @ByIdentity("lhs === rhs")
      static func == (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Hashable: Equatable {
      @SynthesizedForStructs @ByIdentity("hasher.combine(ObjectIdentifier(self))")
      func hash(into hasher: inout Hasher)
    }
    public protocol Comparable: Equatable {
      @DerivedForEnums @Unless(Strideable)
      @FakeDefault(false) static func < (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Identifiable<ID> {
      associatedtype ID: Hashable
      @SynthesizedForClasses @SynthesizedForActors
      var id: ID { get }
    }
    public protocol Error: Sendable {}
    public protocol CaseIterable {
      @DerivedForEnums static var allCases: [Self] { get }
    }
    public protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      @DerivedForEnums init?(rawValue: RawValue)
      @DerivedForEnums var rawValue: RawValue { get }
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
      @Unless(ExpressibleByExtendedGraphemeClusterLiteral)
      init(unicodeScalarLiteral value: String)
    }
    public protocol ExpressibleByExtendedGraphemeClusterLiteral:
      ExpressibleByUnicodeScalarLiteral
    {
      @Unless(ExpressibleByStringLiteral)
      init(extendedGraphemeClusterLiteral value: String)
    }
    public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      init(stringLiteral value: String)
    }
    public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    public protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      @Unless(SetAlgebra) init(arrayLiteral elements: ArrayLiteralElement...)
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
      @Unless(OptionSet) func contains(_ member: Element) -> Bool
      @Unless(OptionSet) func union(_ other: __owned Self) -> Self
      @Unless(OptionSet) func intersection(_ other: Self) -> Self
      @Unless(OptionSet) func symmetricDifference(_ other: __owned Self) -> Self
      @Unless(OptionSet) @FakeDefault(exp: "(false, newMember)")
      mutating func insert(_ newMember: __owned Element) -> (
        inserted: Bool, memberAfterInsert: Element
      )
      @Unless(OptionSet) mutating func remove(_ member: Element) -> Element?
      @Unless(OptionSet) mutating func update(with newMember: __owned Element) -> Element?
      @Unless(OptionSet) mutating func formUnion(_ other: __owned Self)
      @Unless(OptionSet) mutating func formIntersection(_ other: Self)
      @Unless(OptionSet) mutating func formSymmetricDifference(_ other: __owned Self)
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
      @Unless(IteratorProtocol) @Unless(Collection)
      @FakeDefault(exp: "EmptyCollection<Element>.Iterator()")
      func makeIterator() -> EmptyCollection<Element>.Iterator
    }
    public protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype SubSequence
      associatedtype Indices
      var startIndex: Index { get }
      var endIndex: Index { get }
      @Beside(SetAlgebra) @FakeDefault(true) var isEmpty: Bool { get }
      @UnlessCounting @FakeDefault(exp: "endIndex") @ForInt("i + 1")
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }
      @IfSliced @FakeDefault(exp: ".init()") subscript(bounds: Range<Index>) -> SubSequence { get }
    }
    public protocol BidirectionalCollection<Element>: Collection {
      @UnlessCounting @FakeDefault(exp: "startIndex") @ForInt("i - 1")
      func index(before i: Index) -> Index
    }
    public protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    public protocol MutableCollection<Element>: Collection {
      subscript(position: Index) -> Element { get set }
      @IfSliced @FakeDefault(exp: ".init()") subscript(bounds: Range<Index>) -> SubSequence { get set }
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
    @Unfakeable public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
    @Unfakeable public protocol StringProtocol: BidirectionalCollection, Comparable,
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
    @Unfakeable public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric,
      Strideable
    {}
    @Unfakeable public protocol SignedInteger: BinaryInteger, SignedNumeric {}
    @Unfakeable public protocol UnsignedInteger: BinaryInteger {}
    @Unfakeable public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
    @Unfakeable public protocol FloatingPoint: SignedNumeric, Strideable, Hashable {}
    @Unfakeable public protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}
    @Unfakeable public protocol SIMD<Scalar>: CustomStringConvertible, Decodable, Encodable,
      ExpressibleByArrayLiteral, Hashable, SIMDStorage
    {}
    @Unfakeable public protocol SIMDStorage { associatedtype Scalar: Codable & Hashable }
    @Unfakeable public protocol AtomicRepresentable {}
    @Unfakeable public protocol AtomicOptionalRepresentable: AtomicRepresentable {}
    @Unfakeable public protocol SIMDScalar: BitwiseCopyable {}
    """

  private static let coding = """
    public protocol Encodable {
      @SynthesizedForStructs @SynthesizedForClasses
      func encode(to encoder: any Encoder) throws
    }
    public protocol Decodable {
      @SynthesizedForStructs @SynthesizedForClasses
      init(from decoder: any Decoder) throws
    }
    public typealias Codable = Decodable & Encodable
    public protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
      @DerivedForEnums var stringValue: String { get }
      @DerivedForEnums init?(stringValue: String)
      @DerivedForEnums var intValue: Int? { get }
      @DerivedForEnums init?(intValue: Int)
    }
    public protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    @Unfakeable public protocol KeyedEncodingContainerProtocol {}
    @Unfakeable public protocol KeyedDecodingContainerProtocol {}
    @Unfakeable public protocol UnkeyedEncodingContainer {}
    @Unfakeable public protocol UnkeyedDecodingContainer {}
    @Unfakeable public protocol SingleValueEncodingContainer {}
    @Unfakeable public protocol SingleValueDecodingContainer {}
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
      @Unless(CodingKey) var description: String { get }
    }
    public protocol CustomDebugStringConvertible {
      @Unless(CodingKey) var debugDescription: String { get }
    }
    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    @Unfakeable public protocol StringInterpolationProtocol {}
    @Unfakeable public protocol UnicodeCodec {}
    @Unfakeable public protocol CustomConsumingRegexComponent: RegexComponent {}
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
