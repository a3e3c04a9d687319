import Faked
import Foundation

// An extension of an 'Identifiable' type cannot say 'ID<…>', and must not say 'Visit.ID' before the compiler has read the
// type itself: then it refuses 'ID<Visit>' there.

struct ID<Owner>: Hashable, Codable, Sendable {
  let rawValue: UUID
  init(_ rawValue: UUID = UUID()) { self.rawValue = rawValue }
}

@Faked struct Clinic: Identifiable, Hashable, Codable, Sendable {
  let id: ID<Clinic>
  var name: String
}

@Faked(copy: true) struct Visit: Identifiable, Hashable, Codable, Sendable {
  let id: ID<Visit>
  let clinic: ID<Clinic>
  let earlier: [ID<Visit>]
  let bill: Bill

  init(id: ID<Visit> = .init(), clinic: ID<Clinic>, earlier: [ID<Visit>], bill: Bill) {
    self.id = id
    self.clinic = clinic
    self.earlier = earlier
    self.bill = bill
  }

  @Faked struct Bill: Hashable, Codable, Sendable { var visit: ID<Visit>? }
}

@Faked(createSpy: true) protocol Visits {
  var latest: ID<Visit> { get }
  func visit(_ id: ID<Visit>) async throws -> Visit
  func visits(of clinic: ID<Clinic>) -> [ID<Visit>]
}

@Faked(createSpy: true) protocol Admission: Identifiable { var day: Int { get } }
