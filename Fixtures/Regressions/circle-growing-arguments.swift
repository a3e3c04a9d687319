@Faked struct Growing<Value>: Nested {
  let next: Growing<Growing<Nested & Nested>>
  struct Nested {}
}
