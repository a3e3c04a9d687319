import SwiftUI
import UIKit

public enum Presentation: Sendable { case push, modal(UIModalPresentationStyle), replace }

public protocol Route: Hashable, Sendable {
    var path: String { get }
    static var root: Self { get }
}

// Class-constrained by a where clause, not by the inheritance list.
public protocol Dismissing where Self: UIViewController {
    var onDismiss: (@MainActor () -> Void)? { get set }
    func dismissSelf(animated: Bool) async
}

@MainActor public protocol Router<R>: AnyObject {
    associatedtype R: Route
    var stack: [R] { get }
    var host: UINavigationController? { get }
    func go(to route: R, as presentation: Presentation)
    @discardableResult func pop(_ count: Int) -> [R]
    func resolve(_ url: URL) -> R?
    nonisolated var scheme: String { get }
}

public protocol TransitionAnimator: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var duration: TimeInterval { get }
    var isPresenting: Bool { get set }
}

public protocol ModalHost: UINavigationController, UIAdaptivePresentationControllerDelegate {
    var modals: [any Dismissing & UIViewController] { get }
    func present<Content: View>(@ViewBuilder _ content: () -> Content)
}

public extension Router {
    func go(to route: R) { go(to: route, as: .push) }
}
