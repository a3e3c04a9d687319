// Each level names the next twice, with other arguments each time.
protocol P {}
protocol Q {}
typealias A0<T> = A1<[T]> & A1<T?>
typealias A1<T> = A2<[T]> & A2<T?>
typealias A2<T> = A3<[T]> & A3<T?>
typealias A3<T> = A4<[T]> & A4<T?>
typealias A4<T> = A5<[T]> & A5<T?>
typealias A5<T> = A6<[T]> & A6<T?>
typealias A6<T> = A7<[T]> & A7<T?>
typealias A7<T> = A8<[T]> & A8<T?>
typealias A8<T> = A9<[T]> & A9<T?>
typealias A9<T> = A10<[T]> & A10<T?>
typealias A10<T> = A11<[T]> & A11<T?>
typealias A11<T> = A12<[T]> & A12<T?>
typealias A12<T> = A13<[T]> & A13<T?>
typealias A13<T> = A14<[T]> & A14<T?>
typealias A14<T> = A15<[T]> & A15<T?>
typealias A15<T> = A16<[T]> & A16<T?>
typealias A16<T> = A17<[T]> & A17<T?>
typealias A17<T> = A18<[T]> & A18<T?>
typealias A18<T> = A19<[T]> & A19<T?>
typealias A19<T> = A20<[T]> & A20<T?>
typealias A20<T> = A21<[T]> & A21<T?>
typealias A21<T> = A22<[T]> & A22<T?>
typealias A22<T> = A23<[T]> & A23<T?>
typealias A23<T> = A24<[T]> & A24<T?>
typealias A24<T> = A25<[T]> & A25<T?>
typealias A25<T> = A26<[T]> & A26<T?>
typealias A26<T> = A27<[T]> & A27<T?>
typealias A27<T> = A28<[T]> & A28<T?>
typealias A28<T> = A29<[T]> & A29<T?>
typealias A29<T> = A30<[T]> & A30<T?>
typealias A30<T> = P & Q

@Faked protocol Doubling: A0<Int> {
  func work() -> any A0<Int>
}
