import Faked

class SuperclassBase { init(n: Int) {} }
@Faked
protocol Superclass: SuperclassBase { func go() }
@Faked
protocol SuperclassB where Self: SuperclassBase { func go() }
