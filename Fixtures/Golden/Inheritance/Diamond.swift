import Faked

@Faked
protocol DiamondA { func a() -> Int }
@Faked
protocol DiamondB: DiamondA { func b() }
@Faked
protocol DiamondC: DiamondA { func c() }
@Faked
protocol Diamond: DiamondB, DiamondC { func a() -> Int }
