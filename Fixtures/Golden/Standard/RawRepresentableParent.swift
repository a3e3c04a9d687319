import Faked

@Faked
protocol RawRepresentableParent: RawRepresentable, Sendable where RawValue == String { var local: String { get } }
