import SwiftUI
import UIKit

struct Item: Hashable, Sendable {
    let id: UUID
    var title: String
}

protocol Reloadable: UIViewController {
    associatedtype Model
    var model: Model { get set }
    var isRefreshing: Bool { get }
    func reload(animated: Bool)
}

protocol ReusableCell: UITableViewCell {
    static var identifier: String { get }
    func configure(with item: Item)
}

protocol ItemDataSource: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var items: [[Item]] { get set }
    func item(at indexPath: IndexPath) -> Item?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

protocol WrappedTextField: UIViewRepresentable where UIViewType: UITextField {
    var text: Binding<String> { get }
    var onCommit: () -> Void { get }
}

@MainActor
protocol FormDelegate: UITextFieldDelegate, UIGestureRecognizerDelegate {
    var fields: [UITextField] { get }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func form(_ form: UIView, didSubmit values: [String: String]) async throws
}

// @Faked
final class ItemCell: UITableViewCell, ReusableCell {
    static let identifier = "item"
    func configure(with item: Item) { textLabel?.text = item.title }
}

final class ProfileModel: ObservableObject {
    @Published var user: String?
}

struct ProfileScreen: View {
    @EnvironmentObject var model: ProfileModel
    @Environment(\.colorScheme) private var scheme
    @State private var draft: String?
    @State private var count = 0
    let title: String
    var body: some View { EmptyView() }
}

struct AccountScreen: View {
    @ObservedObject var model: ProfileModel
    @StateObject var own: ProfileModel
    @State var count: Int
    @Binding var isShown: Bool
    @Binding var selection: Int?
    var body: some View { EmptyView() }
}

@MainActor
protocol ScreenFactory {
    func model() -> ProfileModel
    func profile() -> ProfileScreen
    func account() -> AccountScreen
}
