// SwiftUI stub. Isolation as in the Xcode 16/26 interface: the whole View-like protocols are `@MainActor @preconcurrency`.
// The real module has hidden underscored requirements (_makeView…) with public defaults: left out.
@_exported import UIKit
@_exported import Combine
import AppKit
@_exported import Observation

// MARK: View
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View {}
extension Never { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public protocol _PrimitiveView: View where Body == Never {}
extension _PrimitiveView { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View { TupleView((repeat each content)) }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: View, F: View { .init() }
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: View, F: View { .init() }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { AnyView(content) }
}
@frozen public struct EmptyView: _PrimitiveView { nonisolated public init() {} }
@frozen public struct TupleView<T>: _PrimitiveView { nonisolated public init(_ value: T) {} }
public struct _ConditionalContent<T, F> { nonisolated init() {} }
extension _ConditionalContent: View, _PrimitiveView where T: View, F: View {}
@frozen public struct AnyView: _PrimitiveView { nonisolated public init<V>(_ view: V) where V: View {} }
@frozen public struct Text: _PrimitiveView, Equatable { let s: String
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol { s = String(content) }
    nonisolated public init(_ key: LocalizedStringKey) { s = "" }
    nonisolated public init(verbatim content: String) { s = content }
    nonisolated public static func == (l: Text, r: Text) -> Bool { l.s == r.s } }
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable { public init(_ v: String) {} ; public init(stringLiteral value: String) {} }
public struct Image: _PrimitiveView, Equatable { nonisolated public init(_ name: String) {}; nonisolated public init(systemName: String) {} }
@frozen public struct Color: View, Hashable, ShapeStyle, Sendable { public var body: Never { fatalError() }
    nonisolated public init(_ name: String) {}
    nonisolated public init(red: Double, green: Double, blue: Double) {}
    nonisolated public static let red = Color("r"), blue = Color("b"), clear = Color("c"), primary = Color("p"), accentColor = Color("a"), gray = Color("g") }
public struct Font: Hashable, Sendable { public static let body = Font(), headline = Font(), title = Font(), caption = Font()
    public static func system(size: CGFloat) -> Font { Font() } }
@frozen public struct VStack<Content>: _PrimitiveView where Content: View { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
@frozen public struct HStack<Content>: _PrimitiveView where Content: View { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
@frozen public struct ZStack<Content>: _PrimitiveView where Content: View { public init(@ViewBuilder content: () -> Content) {} }
@frozen public struct Group<Content> { public init(@ViewBuilder content: () -> Content) where Content: View {} }
extension Group: View, _PrimitiveView where Content: View {}
@frozen public struct Spacer: _PrimitiveView { nonisolated public init() {} }
public struct List<Content>: _PrimitiveView where Content: View { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Root>: _PrimitiveView where Root: View { public init(@ViewBuilder root: () -> Root) {} }
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View, _PrimitiveView where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {} }
public struct Button<Label>: _PrimitiveView where Label: View {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {} }
extension Button where Label == Text { public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {} }
public struct Label<Title, Icon>: _PrimitiveView where Title: View, Icon: View { public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {} }
@frozen public struct ModifiedContent<Content, Modifier> { public var content: Content; public var modifier: Modifier }
extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {}
public struct HorizontalAlignment: Sendable, Equatable { public static let leading = Self(), center = Self(), trailing = Self() }
public struct VerticalAlignment: Sendable, Equatable { public static let top = Self(), center = Self(), bottom = Self() }
public struct Alignment: Sendable, Equatable { public static let leading = Self(), center = Self(), trailing = Self() }
public struct EdgeInsets: Sendable, Equatable { public var top, leading, bottom, trailing: CGFloat; public init() { top = 0; leading = 0; bottom = 0; trailing = 0 } }
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public struct Angle: Sendable { public init() {} }
public struct Animation: Equatable, Sendable { public static let `default` = Animation(), easeInOut = Animation(), spring = Animation() }
@frozen public struct Transaction { public init() {} }
extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { .init(content: self, modifier: modifier) }
    nonisolated public func padding(_ length: CGFloat = 8) -> some View { self }
    nonisolated public func font(_ font: Font?) -> some View { self }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
    nonisolated public func background<V>(_ background: V) -> some View where V: View { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject { self }
    nonisolated public func preference<K>(key: K.Type, value: K.Value) -> some View where K: PreferenceKey { self }
}
extension Text { nonisolated public func font(_ font: Font?) -> Text { self } }

// MARK: modifiers, styles
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}
extension ViewModifier where Self.Body == Never { public func body(content: Self.Content) -> Self.Body { fatalError() } }
public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {}
@frozen public struct EmptyModifier: ViewModifier { public static let identity = EmptyModifier(); public typealias Body = Never; nonisolated public init() {} }
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}
public struct ButtonStyleConfiguration { public struct Label: _PrimitiveView {}
    public let role: ButtonRole?; public let label: Label; public let isPressed: Bool }
public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct PrimitiveButtonStyleConfiguration { public struct Label: _PrimitiveView {}
    public let role: ButtonRole?; public let label: Label; public func trigger() {} }
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}
public struct ToggleStyleConfiguration { public struct Label: _PrimitiveView {}
    public let label: Label; @Binding public var isOn: Bool }
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}
public struct LabelStyleConfiguration { public struct Title: _PrimitiveView {}; public struct Icon: _PrimitiveView {}
    @MainActor public var title: Title { Title() }; @MainActor public var icon: Icon { Icon() } }
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ProgressViewStyleConfiguration
}
public struct ProgressViewStyleConfiguration { public let fractionCompleted: Double? }
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GroupBoxStyleConfiguration
}
public struct GroupBoxStyleConfiguration { public struct Label: _PrimitiveView {}; public struct Content: _PrimitiveView {}
    public let label: Label; public let content: Content }
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = MenuStyleConfiguration
}
public struct MenuStyleConfiguration {}
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}
public struct DisclosureGroupStyleConfiguration {}
/// Only hidden requirements (`_body`), so app protocols refine it but types cannot add members to it.
@MainActor @preconcurrency public protocol TextFieldStyle {}
@MainActor @preconcurrency public protocol ListStyle {}

// MARK: shapes (SE-0449: the shape protocols opt out of View's isolation)
nonisolated public protocol _RemoveGlobalActorIsolation {}
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) { self *= rhs }; public var magnitudeSquared: Double { self * self } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { .init() }
    public static func + (l: Self, r: Self) -> Self { l }
    public static func - (l: Self, r: Self) -> Self { l }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
nonisolated public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData { get { .init() } set {} }
}
extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self { get { self } set { self = newValue } }
}
@frozen public struct Path: Equatable, Sendable { public init() {}; public init(_ rect: CGRect) {}; public init(ellipseIn rect: CGRect) {} }
public struct ShapeRole: Sendable { public static let fill = ShapeRole(), stroke = ShapeRole(), separator = ShapeRole() }
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors }
public struct _ShapeView<Content, Style>: _PrimitiveView where Content: Shape, Style: ShapeStyle { nonisolated init() {} }
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public var body: _ShapeView<Self, ForegroundStyle> { .init() }
    nonisolated public func fill<S>(_ content: S) -> some View where S: ShapeStyle { self }
}
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
nonisolated public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
extension Never: ShapeStyle { public typealias Resolved = Never }
extension ShapeStyle where Resolved == Never { public func resolve(in environment: EnvironmentValues) -> Never { fatalError() } }
@frozen public struct Circle: Shape { public init() {}; public func path(in rect: CGRect) -> Path { Path() } }
@frozen public struct Rectangle: Shape { public init() {}; public func path(in rect: CGRect) -> Path { Path() } }

@frozen public struct ProposedViewSize: Equatable, Sendable { public var width: CGFloat?, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height } }
public struct ViewSpacing: Sendable { public init() {} }
public struct LayoutProperties: Sendable { public init() {} }
public struct LayoutSubview: Equatable, Sendable { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero } }
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Index = Int
    public var startIndex: Int { 0 }; public var endIndex: Int { 0 }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}
/// Required: sizeThatFits, placeSubviews, and makeCache unless Cache == Void.
nonisolated public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
}
extension Layout {
    public static var layoutProperties: LayoutProperties { .init() }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { .init() }
    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { nil }
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { nil }
}
extension Layout where Self.Cache == () { public func makeCache(subviews: Self.Subviews) -> Self.Cache { () } }

// MARK: app, scenes, commands, toolbars, gestures
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension App { public static func main() {} }
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder { public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content } }
public struct WindowGroup<Content>: Scene where Content: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder { public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands { content } }
public struct EmptyCommands: Commands { public init() {}; public var body: Never { fatalError() } }
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder { public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent { content } }
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
extension ToolbarItem where ID == () { public init(@ViewBuilder content: () -> Content) {} }
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture { public typealias Value = Never }
public struct TapGesture: Gesture { public typealias Value = (); public init() {}; public var body: Never { fatalError() } }
public protocol _PreviewProvider {}
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}
extension PreviewProvider { public static var platform: PreviewPlatform? { nil } }
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

// MARK: data flow
/// Not isolated. Hidden _makeProperty left out.
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
@propertyWrapper public struct State<Value>: DynamicProperty { var v: Value
    public init(wrappedValue value: Value) { v = value }
    public init(initialValue value: Value) { v = value }
    public var wrappedValue: Value { get { v } nonmutating set {} }
    public var projectedValue: Binding<Value> { let v = self.v; return Binding(g: { v }) } }
extension State: Sendable where Value: Sendable {}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> { let g: () -> Value; let s: (Value) -> Void
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) { g = { fatalError() }; s = { _ in } }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(g: { value }) }
    init(g: @escaping () -> Value) { self.g = g; s = { _ in } }
    public var wrappedValue: Value { get { g() } nonmutating set { s(newValue) } }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { let g = self.g; return Binding<Subject>(g: { g()[keyPath: keyPath] }) } }
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
@propertyWrapper @MainActor @preconcurrency public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
    @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() } }
@propertyWrapper @MainActor @preconcurrency public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated public init(wrappedValue: ObjectType) {}
    @MainActor @preconcurrency public var wrappedValue: ObjectType { get { fatalError() } set {} } }
@propertyWrapper @MainActor @preconcurrency public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated public init() {}
    @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() } }
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() } }
public struct EnvironmentValues: CustomStringConvertible { public init() {}
    public var description: String { "" }
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get { K.defaultValue } set {} }
    public var colorScheme: ColorScheme { get { .light } set {} }
    public var isEnabled: Bool { get { true } set {} } }
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Self.Value { get } }
public protocol FocusedValueKey { associatedtype Value }
public protocol TransactionKey { associatedtype Value; static var defaultValue: Self.Value { get } }
public protocol LayoutValueKey { associatedtype Value; static var defaultValue: Self.Value { get } }
public protocol ContainerValueKey { associatedtype Value; static var defaultValue: Self.Value { get } }
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral { public static var defaultValue: Self.Value { nil } }
extension PreferenceKey { public static func reduce(value: inout Self.Value, nextValue: () -> Self.Value) { value = nextValue() } }
public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
public struct ViewDimensions: Equatable { public var width: CGFloat { 0 }; public var height: CGFloat { 0 } }

// MARK: representables
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    public let coordinator: Representable.Coordinator; public var environment: EnvironmentValues { .init() } }
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable where Self.Coordinator == Void { public func makeCoordinator() -> Self.Coordinator { () } }
extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? { nil }
    public var body: Never { fatalError() }
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator; public var environment: EnvironmentValues { .init() } }
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Self.Coordinator == Void { public func makeCoordinator() -> Self.Coordinator { () } }
extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize? { nil }
    public var body: Never { fatalError() }
}
@MainActor @preconcurrency public struct NSViewRepresentableContext<View> where View: NSViewRepresentable {
    public let coordinator: View.Coordinator; public var environment: EnvironmentValues { .init() } }
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
    typealias Context = NSViewRepresentableContext<Self>
}
extension NSViewRepresentable where Self.Coordinator == Void { public func makeCoordinator() -> Self.Coordinator { () } }
extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize? { nil }
    public var body: Never { fatalError() }
}
open class UIHostingController<Content>: UIViewController where Content: View {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

// MARK: widgets (declared in SwiftUI, re-exported by WidgetKit)
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: WidgetConfiguration {}
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@resultBuilder public struct WidgetBundleBuilder { public static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget { content } }

// MARK: drag & drop
public struct DropInfo: Sendable { public var location: CGPoint { .zero } }
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
public struct DropProposal: Sendable { public init(operation: DropOperation) {} }
/// Required: performDrop.
@MainActor @preconcurrency public protocol DropDelegate {
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}
extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
