@Faked protocol P { func a() -> T12 }
protocol Unk { associatedtype A: Foo }
struct T1 { init(a0: Missing) {}
init(a1: Missing) {}
init(a2: Missing) {}
init(a3: Missing) {}
init(a4: Missing) {} }
struct T2 { init(a0: T1) {}
init(a1: T1) {}
init(a2: T1) {}
init(a3: T1) {}
init(a4: T1) {} }
struct T3 { init(a0: T2) {}
init(a1: T2) {}
init(a2: T2) {}
init(a3: T2) {}
init(a4: T2) {} }
struct T4 { init(a0: T3) {}
init(a1: T3) {}
init(a2: T3) {}
init(a3: T3) {}
init(a4: T3) {} }
struct T5 { init(a0: T4) {}
init(a1: T4) {}
init(a2: T4) {}
init(a3: T4) {}
init(a4: T4) {} }
struct T6 { init(a0: T5) {}
init(a1: T5) {}
init(a2: T5) {}
init(a3: T5) {}
init(a4: T5) {} }
struct T7 { init(a0: T6) {}
init(a1: T6) {}
init(a2: T6) {}
init(a3: T6) {}
init(a4: T6) {} }
struct T8 { init(a0: T7) {}
init(a1: T7) {}
init(a2: T7) {}
init(a3: T7) {}
init(a4: T7) {} }
struct T9 { init(a0: T8) {}
init(a1: T8) {}
init(a2: T8) {}
init(a3: T8) {}
init(a4: T8) {} }
struct T10 { init(a0: T9) {}
init(a1: T9) {}
init(a2: T9) {}
init(a3: T9) {}
init(a4: T9) {} }
struct T11 { init(a0: T10) {}
init(a1: T10) {}
init(a2: T10) {}
init(a3: T10) {}
init(a4: T10) {} }
struct T12 { init(a0: T11) {}
init(a1: T11) {}
init(a2: T11) {}
init(a3: T11) {}
init(a4: T11) {} }
