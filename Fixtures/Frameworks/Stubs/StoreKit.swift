@_exported import AppleFoundation

open class SKProduct: NSObject, @unchecked Sendable { open var productIdentifier: String { "" } }
open class SKPayment: NSObject, @unchecked Sendable {}
open class SKPaymentTransaction: NSObject, @unchecked Sendable {}
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    open class func `default`() -> Self { fatalError() }
    open func add(_ observer: any SKPaymentTransactionObserver) {} }
open class SKRequest: NSObject, @unchecked Sendable { open weak var delegate: (any SKRequestDelegate)?; open func start() {} }
open class SKProductsRequest: SKRequest, @unchecked Sendable {}
open class SKProductsResponse: NSObject, @unchecked Sendable { open var products: [SKProduct] { [] } }
open class SKStorefront: NSObject, @unchecked Sendable {}
/// Not isolated; required: updatedTransactions; the rest optional.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
/// All optional.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {}
/// All optional.
public protocol SKRequestDelegate: NSObjectProtocol {}
/// Required: didReceive.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
// StoreKit 2
public struct Product: Identifiable, Hashable, Sendable { public let id: String; public var displayName: String { "" }; public var price: Decimal { 0 }
    public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers: Collection, Identifiers.Element == String { [] }
    @frozen public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending } }
public struct Transaction: Identifiable, Hashable, Sendable { public let id: UInt64; public var productID: String { "" } }
@frozen public enum VerificationResult<SignedType>: Sendable where SignedType: Sendable { case unverified(SignedType, VerificationError), verified(SignedType)
    public enum VerificationError: Error { case invalidSignature } }
