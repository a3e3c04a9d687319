@_exported import UIKit

@MainActor open class WKWebViewConfiguration: NSObject { open var userContentController: WKUserContentController { WKUserContentController() } }
@MainActor open class WKUserContentController: NSObject {
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {} }
open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    open var url: URL? { nil }
}
@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKNavigationAction: NSObject { open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) } }
@MainActor open class WKNavigationResponse: NSObject {}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
@MainActor open class WKScriptMessage: NSObject { open var body: Any { 0 }; open var name: String { "" } }
@MainActor open class WKFrameInfo: NSObject {}
@MainActor open class WKDownload: NSObject {}
@MainActor open class WKHTTPCookieStore: NSObject {}
/// All optional.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
/// All optional.
@MainActor public protocol WKUIDelegate: NSObjectProtocol {}
/// All optional.
@MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {}
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// On Darwin the requirement has a completion handler and an async alternative; the async one is what apps write.
@MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
                               replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}
@MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// Others optional.
@MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
                  completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
}
