@_exported import AppleFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees, longitude: CLLocationDegrees
    public init() { latitude = 0; longitude = 0 }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { self.latitude = latitude; self.longitude = longitude }
}
open class CLLocation: NSObject, @unchecked Sendable {
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { super.init() }
    open var coordinate: CLLocationCoordinate2D { .init() }
    open func distance(from location: CLLocation) -> CLLocationDistance { 0 }
}
open class CLHeading: NSObject, @unchecked Sendable {}
open class CLRegion: NSObject, @unchecked Sendable {}
open class CLPlacemark: NSObject, @unchecked Sendable {}
@frozen public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse }
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var location: CLLocation? { nil }
    open var desiredAccuracy: CLLocationAccuracy = 0
    open func requestWhenInUseAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
}
open class CLGeocoder: NSObject {}
/// Not isolated; ALL members optional (locationManager(_:didUpdateLocations:) etc.): left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {}
