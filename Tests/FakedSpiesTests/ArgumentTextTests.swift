import Testing

@testable import FakedSpies

@Suite struct ArgumentTextTests {
  enum Currency {
    case eur, custom(code: String), scaled(Int), pair(Int, Int)
  }

  struct Money {
    var cents = 3
    var currency = Currency.eur
    var note: String?
  }

  final class Wallet {}

  struct Described: CustomStringConvertible {
    let description = "described"
  }

  @Test func `an argument is shown without modules and at limited length`() {
    let texts: [(value: Any, text: String)] = [
      (Money(), "(Money(cents: 3, currency: eur, note: nil))"),
      (
        (item: "a", price: Money(note: "b")),
        #"(item: "a", price: Money(cents: 3, currency: eur, note: "b"))"#
      ),
      (Currency.custom(code: "x"), #"(custom(code: "x"))"#), (Currency.scaled(2), "(scaled(2))"),
      (Currency.pair(1, 2), "(pair(1, 2))"), (Wallet(), "(Wallet)"), (Described(), "(described)"),
      ([Described()], "([described])"), (["a": Money?.none], #"(["a": nil])"#),
      ([String: Int](), "([:])"), (Array(1...12), "([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 2 more])"),
      ([[[[[[1]]]]]], "([[[[[[…]]]]]])"), ((), "()"), (0.5, "(0.5)"),
      ("a"[...], #"("a")"#), (Character("a"), #"("a")"#), (\Money.cents, #"(\Money.cents)"#),
      (
        String(repeating: "a", count: 1_002),
        #"("\#(String(repeating: "a", count: 1_000))" and 2 more characters)"#
      ),
    ]
    for (value, text) in texts { #expect(ArgumentText.list(value) == text) }
  }
}
