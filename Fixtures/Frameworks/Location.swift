import CoreLocation
import MapKit

struct Place: Hashable, Sendable {
    var name: String
    var latitude: Double
    var longitude: Double
}

protocol LocationProviding: CLLocationManagerDelegate {
    var manager: CLLocationManager { get }
    var lastLocation: CLLocation? { get }
    var authorization: CLAuthorizationStatus { get }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    func requestLocation() async throws -> CLLocation
}

protocol PlaceAnnotation: MKAnnotation {
    var place: Place { get }
    var title: String? { get }
    var subtitle: String? { get }
}

protocol RouteOverlay: MKOverlay {
    var points: [CLLocationCoordinate2D] { get }
    func canReplaceMapContent() -> Bool
}

protocol MapScreenDelegate: MKMapViewDelegate {
    var selected: (any PlaceAnnotation)? { get set }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapScreen(_ view: MKMapView, didPick place: Place, at coordinate: CLLocationCoordinate2D)
}

protocol Geocoding: Sendable {
    func places(near coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) async throws -> [Place]
    func placemark(for place: Place) async -> CLPlacemark?
    func region(containing places: [Place]) -> MKCoordinateRegion
}
