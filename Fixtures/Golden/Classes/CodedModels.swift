import Faked

@Faked(types: ["ID": String.self], createSpy: true)
protocol CodedModel: AnyObject, Codable {
  associatedtype ID
  var id: ID? { get set }
  init()
}
