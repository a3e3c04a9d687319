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

/// What is always the same stays, whether or not its type is written.
@Faked struct ConstantDefaults {
  var never: Date = .distantFuture
  var always = Date.distantPast
  var since: Date? = Date(timeIntervalSince1970: 5)
  var home: URL = URL(string: "https://example.com")!
  var help = URL(string: "https://example.com/help")!
  var most: Int = .max
  var angle = Double.pi
  var language = Locale(identifier: "fr")
  var wait = Duration.seconds(3)
  var slug = ConstantSlug("a")!
  var action: () -> Void = {}
  var score: (String, Int) -> Int = { _, _ in 3 }
}

struct ConstantSlug {
  let text: String
  init?(_ text: String) { self.text = text }
}

/// An enum's own case of such a name is a case.
enum VolatileStyle {
  case plain, standard
}
