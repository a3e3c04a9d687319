import FakedRuntime
import `App
@Faked protocol Q: Missing {
  func f() -> Int
}
