import Faked

/// In a module on the main actor by default, the Null type conforms on the main actor, as the spy does.
@Faked(createSpy: true) protocol DescribedParts: CustomStringConvertible {
  var parts: [String] { get }
}

extension DescribedParts {
  var description: String { parts.joined() }
}
