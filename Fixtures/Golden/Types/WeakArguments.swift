import Faked

protocol LeaseHolder: AnyObject {}

final class Lease {
  private weak var owner: (any LeaseHolder)?
  init(owner: any LeaseHolder) { self.owner = owner }
}

struct LeaseView {
  unowned let holder: any LeaseHolder
}

// Nobody else would keep the holder.
@Faked protocol Leasing {
  func lease() -> Lease
  func view() -> LeaseView
}
