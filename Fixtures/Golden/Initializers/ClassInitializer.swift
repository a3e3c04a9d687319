import Faked

@Faked
protocol ClassInitializer: AnyObject { init(id: Int) }
