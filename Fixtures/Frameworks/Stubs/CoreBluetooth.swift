@_exported import AppleFoundation

open class CBUUID: NSObject, @unchecked Sendable { public init(string theString: String) { super.init() } }
public enum CBManagerState: Int, Sendable { case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn }
open class CBManager: NSObject { open var state: CBManagerState { .unknown } }
open class CBCentralManager: CBManager { open weak var delegate: (any CBCentralManagerDelegate)?
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {} ; open func stopScan() {} }
open class CBPeripheralManager: CBManager { open weak var delegate: (any CBPeripheralManagerDelegate)? }
open class CBPeer: NSObject { open var identifier: UUID { UUID() } }
open class CBPeripheral: CBPeer { open weak var delegate: (any CBPeripheralDelegate)?; open var name: String? { nil } }
open class CBService: NSObject {}
open class CBCharacteristic: NSObject { open var value: Data? { nil } }
/// Not isolated. Required: centralManagerDidUpdateState(_:); the rest optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// All optional.
public protocol CBPeripheralDelegate: NSObjectProtocol {}
/// Required: peripheralManagerDidUpdateState(_:); the rest optional.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
