import Faked
import Net

/// What a profile's screen shows; on the main actor, as all of this module is.
@Faked protocol ProfileModel: AnyObject {
  var title: String { get set }
  func reload() async
}

final class Profile: ProfileModel {
  let api: any UserAPI
  var title = ""

  init(api: any UserAPI) {
    self.api = api
  }

  func reload() async {
    title = await (try? api.user(id: 1).name) ?? "unknown"
  }
}
