// @Faked
protocol Mistakes {
  func f(_ x Int)  // expected-error {{expected ':' following argument label and parameter name}}
  func g(_ x: Int = 0)  // expected-error {{default argument not permitted in a protocol method}}
  var h: Int  // expected-error {{property in protocol must have explicit { get } or { get set } specifier}}
  func i() -> Int
  func k(_ x: Int  // expected-error {{expected ')' to end parameter clause}}
  let j = 1; 5  // expected-error {{unexpected '5' in protocol}} expected-error {{property in protocol must have explicit { get } or { get set } specifier}}
}
