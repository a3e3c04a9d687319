// What stands under a condition that cannot be read is left out.
#if swif"(>=4)
@Faked protocol Source {
  func fetch() -> Int
}
#endif
