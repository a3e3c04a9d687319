@available(macOS "13, *)
@Faked protocol Dated {
  func date() -> Int
}
