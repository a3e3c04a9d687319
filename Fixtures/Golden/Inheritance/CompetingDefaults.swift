import Faked

@Faked
protocol CompetingDefaults { var ref: String { get } }
@Faked
protocol CompetingDefaultsL: CompetingDefaults { var up: String? { get } }
extension CompetingDefaultsL { var ref: String { up ?? "" } }
