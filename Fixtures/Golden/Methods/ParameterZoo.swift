import Faked

@Faked
protocol ParameterZoo { func f(_ a: inout Int, _ b: String..., c: @autoclosure () -> Bool, d: @escaping (Int) -> Void, e: (() -> Void)?) }
