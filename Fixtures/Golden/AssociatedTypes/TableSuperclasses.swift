import Faked
import Foundation

@Faked protocol LabelPrinter {
  associatedtype Style: Formatter
  func style() -> Style
}

class LabelTag: Hashable {
  static func == (left: LabelTag, right: LabelTag) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Faked protocol LabelStore {
  associatedtype Tag: LabelTag & Hashable
  func find(_ tag: Tag) -> String?
}
