import Base
import Faked
import Media

@Faked public protocol Screen {
  func clip() -> Space.Clip
  func player() -> any Space.Player
  func theirs() -> Base.Space.Clip
  func logger() -> any Media.Logger
}
