import Faked

@Faked
protocol ClassBound: AnyObject { var d: (any ClassBound)? { get set } }

@Faked
protocol ClassBoundByParent: ClassBound {}
