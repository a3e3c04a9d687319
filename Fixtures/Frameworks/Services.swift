import AVFoundation
import CoreBluetooth
import StoreKit
import UserNotifications
import WatchConnectivity
import WebKit

struct Reading: Sendable, Equatable {
    var sensor: UUID
    var value: Double
}

protocol SensorCentral: CBCentralManagerDelegate, CBPeripheralDelegate {
    var central: CBCentralManager { get }
    var discovered: [CBPeripheral] { get }
    func scan(for services: [CBUUID]?)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func reading(from characteristic: CBCharacteristic) -> Reading?
}

protocol Store: SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var products: [SKProduct] { get }
    func buy(_ product: SKProduct) -> Bool
    func restore() async throws -> [SKPaymentTransaction]
}

protocol PhoneSession: WCSessionDelegate {
    var isReachable: Bool { get }
    func send(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
}

protocol NotificationHandling: UNUserNotificationCenterDelegate, Sendable {
    func register(options: UNAuthorizationOptions) async throws -> Bool
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
}

protocol WebBridge: WKScriptMessageHandler, WKNavigationDelegate {
    var webView: WKWebView { get }
    var handlers: [String: (Any) -> Void] { get set }
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    func evaluate(_ script: String) async throws -> String
}

final class Player: NSObject, AVAudioPlayerDelegate {
    var player: AVAudioPlayer?
}
