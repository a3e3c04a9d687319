import Faked
import Foundation

@Faked protocol ObjectProtocol: NSObjectProtocol {
  func tap()
}

@Faked protocol ObjectProtocolChild: ObjectProtocol {
  var name: String { get set }
}
