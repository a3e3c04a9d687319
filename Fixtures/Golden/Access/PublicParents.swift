import Faked
public import Foundation

// Nobody who sees the fakes has to see where the parent comes from.
@Faked public protocol PublicFault: LocalizedError {
  var code: Int { get }
}
