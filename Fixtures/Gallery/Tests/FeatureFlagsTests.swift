import FakedSpies
import Testing

@testable import Gallery

/// Overloads are told apart as in the code: by labels, and where these are equal by types.
@Test func `the new checkout has as many steps as its flag says`() {
  let flags = SpyFeatureFlags()
  #expect(Checkout(flags: flags).steps == 3)
  flags.when[.newCheckout].returns(true)
  flags.when.value(default: .any(Int.self)).returns(2)
  #expect(Checkout(flags: flags).steps == 2)
  #expect(flags.variant == "control")
}
