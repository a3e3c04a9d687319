import Faked

@Faked
protocol BorrowedCopy {
  borrowing func clone() -> Self
  consuming func moved() -> Self
}

@Faked
protocol NoncopyableTensor: ~Copyable {
  borrowing func copy() -> Self
  mutating func swapped() -> Self
  consuming func moved() -> Self
  mutating func modify<R>(_ body: (inout Self) throws -> R) rethrows -> R
}
