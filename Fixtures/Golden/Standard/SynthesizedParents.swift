import Faked

@Faked
protocol SynthesizedParents: Hashable, Codable, Sendable { var n: Int { get } }

@Faked
protocol SynthesizedParentsClass: AnyObject, Hashable, CustomStringConvertible {}
