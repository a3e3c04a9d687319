import Faked

protocol ReadableLevel {
  var level: Int { get }
}

protocol SettableLevel {
  var level: Int { get set }
}

/// One member does for both, if it can be set.
@Faked protocol LevelMeter: ReadableLevel, SettableLevel {}
