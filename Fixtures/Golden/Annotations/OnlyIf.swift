import Faked

@Faked(if: "DEBUG || GOLDEN")
protocol OnlyIf {
  var x: Int { get }
}

// What somebody else has to do with it is there without the condition, too.

@Faked(if: "NEVER_DEFINED") struct OnlyIfSong { var title: String }

@Faked struct OnlyIfAlbum {
  var first: OnlyIfSong
}

@Faked(if: "NEVER_DEFINED") struct OnlyIfRadio {
  var playing: OnlyIfSong
}

@Faked protocol OnlyIfPlayer {
  associatedtype Track = OnlyIfSong
  func song() -> OnlyIfSong
  func track() -> Track
  func device() -> any OnlyIf
}

@Faked(if: "NEVER_DEFINED") class OnlyIfBird { init() {} }

@Faked class OnlyIfOwl: OnlyIfBird {}

@Faked(if: "NEVER_DEFINED") protocol OnlyIfCredential {
  func code() -> Int
}

@Faked protocol OnlyIfAccount {
  associatedtype Pass: OnlyIfCredential
  func pass() -> Pass
}
