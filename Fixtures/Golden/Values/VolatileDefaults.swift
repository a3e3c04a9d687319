import Faked
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What differs from run to run, or belongs to the machine, is replaced wherever something else can be passed.
@Faked struct VolatileDefaults {
  var id = UUID().uuidString
  var number = Int.random(in: 1...6)
  var created = Date.now
  var updated: Date = .now
  var due: Date = Date(timeIntervalSinceNow: 60)
  var settings = UserDefaults.standard
  var zone: TimeZone = .current
  var language: String = Locale.current.identifier
  var session: URLSession = .shared
  var order = [1, 2, 3].shuffled()
  var style = VolatileStyle.standard
}

/// An enum's own case of such a name is a case.
enum VolatileStyle {
  case plain, standard
}
