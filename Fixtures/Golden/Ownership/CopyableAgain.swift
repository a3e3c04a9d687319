import Faked

@Faked protocol NoncopyableParent: ~Copyable {
  func peek() -> Int
}

@Faked protocol CopyableAgain: NoncopyableParent {
  func copy() -> Self
}
