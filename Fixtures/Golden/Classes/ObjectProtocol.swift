import Faked
import Foundation

@Faked protocol ObjectProtocol: NSObjectProtocol {
  func tap()
}

@Faked protocol ObjectProtocolChild: ObjectProtocol {
  var name: String { get set }
}

@Faked(createSpy: true)
protocol CopiedObject: NSObjectProtocol {
  func copy() -> Any
  func isEqual(to other: String) -> Bool
}

// An object is `Hashable` by itself.
@Faked protocol ObjectMap {
  associatedtype Pin: ObjectProtocol & Hashable
  var pins: Set<Pin> { get }
}
