import Faked

struct RedeclaredInput {}

@Faked protocol RedeclaredBase {
  associatedtype RedeclaredU
  associatedtype RedeclaredT
  func f(input: RedeclaredU) -> RedeclaredT
}

@Faked protocol RedeclaredTypes: RedeclaredBase {
  func f(input: RedeclaredInput) -> String
}
