import SwiftUI

struct Theme: Equatable, Sendable {
    var accent: Color
    var cornerRadius: CGFloat
    static let standard = Theme(accent: .accentColor, cornerRadius: 8)
}

protocol ThemedButtonStyle: ButtonStyle {
    var theme: Theme { get }
    var isProminent: Bool { get }
}

protocol CardModifier: ViewModifier {
    var elevation: CGFloat { get }
    var theme: Theme { get set }
    func background(for scheme: ColorScheme) -> Color
}

protocol BadgeShape: InsettableShape {
    var corner: CGFloat { get set }
    func badgePath(in rect: CGRect, count: Int) -> Path
}

protocol SizeKey: PreferenceKey where Value == CGSize {
    static var name: String { get }
}

protocol ThemeKey: EnvironmentKey where Value == Theme {
    static var fallbackName: String? { get }
}

struct RoundedButtonStyle: ThemedButtonStyle {
    var theme: Theme
    var isProminent = false
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

enum RowSizeKey: SizeKey {
    static let name = "row"
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
