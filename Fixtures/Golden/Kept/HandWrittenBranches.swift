import Faked

// Members that are written under '#if' have defaults in the other branches.
@Faked protocol BranchedClock {
  func now() -> Int
  func zone() -> String
  func name() -> String
  var isFast: Bool { get set }
  func ticks() -> Int
}

// This is kept where the Empty protocol has no member of its own.
extension BranchedClock {
  func ticks() -> Int { 60 }
}

#if DEBUG
  extension EmptyBranchedClock {
    func ticks() -> Int { 1 }
    func now() -> Int { 1 }
  }
#endif

extension EmptyBranchedClock {
  #if DEBUG
    func zone() -> String { "debug" }
  #elseif os(Windows)
    func zone() -> String { "windows" }
  #endif

  // These are always there.
  #if DEBUG
    func name() -> String { "debug" }
  #else
    func name() -> String { "release" }
  #endif

  #if os(Windows)
    var isFast: Bool {
      get { true }
      nonmutating set {}
    }
  #endif
}

#if DEBUG
  @Faked protocol BranchedTimer {
    func start() -> Int
  }

  extension EmptyBranchedTimer {
    func start() -> Int { 2 }
  }
#endif

@Faked(if: "DEBUG") protocol BranchedAlarm {
  func ring() -> Int
}

#if DEBUG
  extension EmptyBranchedAlarm {
    func ring() -> Int { 3 }
  }
#endif
