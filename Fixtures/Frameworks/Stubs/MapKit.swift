@_exported import UIKit
@_exported import CoreLocation

public struct MKMapPoint: Sendable { public var x = 0.0, y = 0.0; public init() {} }
public struct MKMapRect: Sendable { public init() {} }
public struct MKCoordinateRegion: Sendable { public var center: CLLocationCoordinate2D; public init(center: CLLocationCoordinate2D) { self.center = center } }
open class MKMapView: UIView { open weak var delegate: (any MKMapViewDelegate)?; open func addAnnotation(_ annotation: any MKAnnotation) {} }
open class MKAnnotationView: UIView {}
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable { open var coordinate: CLLocationCoordinate2D { .init() } }
open class MKMapItem: NSObject {}
open class MKLocalSearchCompleter: NSObject {}
open class MKOverlayRenderer: NSObject {}
/// Required: coordinate; optional: title, subtitle. Not isolated.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
}
/// Required: coordinate, boundingMapRect; the rest optional.
public protocol MKOverlay: MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var boundingMapRect: MKMapRect { get }
}
/// All optional.
@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {}
/// All optional. Not isolated.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}
