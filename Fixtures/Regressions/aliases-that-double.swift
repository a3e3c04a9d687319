// @Faked
protocol P: A0 { func f() -> T0 }
protocol X {}
typealias A0 = A1 & A1
typealias T0 = (T1, T1)
typealias A1 = A2 & A2
typealias T1 = (T2, T2)
typealias A2 = A3 & A3
typealias T2 = (T3, T3)
typealias A3 = A4 & A4
typealias T3 = (T4, T4)
typealias A4 = A5 & A5
typealias T4 = (T5, T5)
typealias A5 = A6 & A6
typealias T5 = (T6, T6)
typealias A6 = A7 & A7
typealias T6 = (T7, T7)
typealias A7 = A8 & A8
typealias T7 = (T8, T8)
typealias A8 = A9 & A9
typealias T8 = (T9, T9)
typealias A9 = A10 & A10
typealias T9 = (T10, T10)
typealias A10 = A11 & A11
typealias T10 = (T11, T11)
typealias A11 = A12 & A12
typealias T11 = (T12, T12)
typealias A12 = A13 & A13
typealias T12 = (T13, T13)
typealias A13 = A14 & A14
typealias T13 = (T14, T14)
typealias A14 = A15 & A15
typealias T14 = (T15, T15)
typealias A15 = A16 & A16
typealias T15 = (T16, T16)
typealias A16 = A17 & A17
typealias T16 = (T17, T17)
typealias A17 = A18 & A18
typealias T17 = (T18, T18)
typealias A18 = A19 & A19
typealias T18 = (T19, T19)
typealias A19 = A20 & A20
typealias T19 = (T20, T20)
typealias A20 = A21 & A21
typealias T20 = (T21, T21)
typealias A21 = A22 & A22
typealias T21 = (T22, T22)
typealias A22 = A23 & A23
typealias T22 = (T23, T23)
typealias A23 = A24 & A24
typealias T23 = (T24, T24)
typealias A24 = A25 & A25
typealias T24 = (T25, T25)
typealias A25 = A26 & A26
typealias T25 = (T26, T26)
typealias A26 = A27 & A27
typealias T26 = (T27, T27)
typealias A27 = A28 & A28
typealias T27 = (T28, T28)
typealias A28 = A29 & A29
typealias T28 = (T29, T29)
typealias A29 = A30 & A30
typealias T29 = (T30, T30)
typealias A30 = A31 & A31
typealias T30 = (T31, T31)
typealias A31 = A32 & A32
typealias T31 = (T32, T32)
typealias A32 = A33 & A33
typealias T32 = (T33, T33)
typealias A33 = A34 & A34
typealias T33 = (T34, T34)
typealias A34 = A35 & A35
typealias T34 = (T35, T35)
typealias A35 = A36 & A36
typealias T35 = (T36, T36)
typealias A36 = A37 & A37
typealias T36 = (T37, T37)
typealias A37 = A38 & A38
typealias T37 = (T38, T38)
typealias A38 = A39 & A39
typealias T38 = (T39, T39)
typealias A39 = A40 & A40
typealias T39 = (T40, T40)
protocol A40 {}
typealias T40 = Int
protocol Taking {
  func take(_ value: T0)
  func pass<R>(_ body: (T0) -> R) -> R
  var value: T0 { get set }
}
