import SwiftUI

enum Size: CGFloat, CaseIterable, Sendable { case small = 8, medium = 16, large = 24 }

// Views with generic content, static requirements, and defaults in extensions.

@MainActor @preconcurrency
protocol Component: View {
    associatedtype Style: ComponentStyle = PlainComponentStyle
    static var size: Size { get }
    var style: Style { get }
    @ViewBuilder func header() -> AnyView
}

protocol ComponentStyle: Sendable {
    var tint: Color { get }
    func inset(for size: Size) -> EdgeInsets
}

struct PlainComponentStyle: ComponentStyle {
    var tint: Color { .gray }
    func inset(for size: Size) -> EdgeInsets { EdgeInsets() }
}

extension Component {
    static var size: Size { .medium }
    func header() -> AnyView { AnyView(EmptyView()) }
}

protocol Wizard: View where Body: View {
    associatedtype Step: CaseIterable & Hashable where Step.AllCases: RandomAccessCollection
    associatedtype Page: View
    var step: Binding<Step> { get }
    func page(for step: Step) -> Page
    var canAdvance: Bool { get }
}

protocol Flow: Layout where Cache == [CGSize] {
    var spacing: CGFloat { get set }
    var rowAlignment: VerticalAlignment { get }
}

protocol Loader: DynamicProperty {
    associatedtype Value: Sendable
    var wrappedValue: Result<Value, any Error>? { get nonmutating set }
    var projectedValue: Binding<Bool> { get }
    func reload() async
}

struct TitleComponent: Component {
    var title: String
    var style: PlainComponentStyle { .init() }
    var body: some View { Text(title).font(.title) }
}
