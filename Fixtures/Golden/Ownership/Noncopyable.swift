import Faked

@Faked
protocol Noncopyable: ~Copyable {
  borrowing func peek() -> Int
  consuming func close()
  mutating func step()
}
