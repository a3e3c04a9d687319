typealias A = B
typealias B = A
// @Faked
struct S { let x: A }
