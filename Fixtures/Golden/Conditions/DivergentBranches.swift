import Faked

#if NEVER_DEFINED
  typealias DivergentReference = Sendable
#else
  typealias DivergentReference = AnyObject
#endif

@Faked protocol DivergentKind: DivergentReference {
  var held: Int { get }
}

@Faked protocol DivergentStore {
  associatedtype DivergentValue
  #if NEVER_DEFINED
    associatedtype Key = String
  #else
    associatedtype Key
  #endif
  func value(for key: Key) -> DivergentValue?
}

#if NEVER_DEFINED
  @Faked protocol DivergentTyped: DivergentStore where DivergentValue == String {}
#else
  @Faked protocol DivergentTyped: DivergentStore where DivergentValue == Int {}
#endif

@Faked protocol DivergentChild: DivergentTyped {
  var count: Int { get }
}

@Faked protocol DivergentResult {
  var kind: any DivergentKind { get }
  func typed() -> Result<[Int], Never>
  func never() -> Result<any DivergentKind, Never>
}

// What the branches declare under one name may have other members.

#if NEVER_DEFINED
  protocol DivergentSource {
    func code() -> Int
  }
  class DivergentBase { init(code: Int) {} }
  @Faked protocol DivergentLog {
    func code() -> Int
  }
#else
  protocol DivergentSource {
    func text() -> String
  }
  class DivergentBase { init() {} }
  @Faked protocol DivergentLog {
    func text() -> String
  }
#endif

// It has no Null type, and no spy.
@Faked(createSpy: true) protocol DivergentFeed: DivergentSource {}

class DivergentScreen: DivergentBase {}

@Faked protocol DivergentUse {
  associatedtype Screen = DivergentScreen
  func screen() -> DivergentScreen
  func log() -> any DivergentLog
  #if NEVER_DEFINED
    var main: Screen { get }
  #else
    var main: Screen { get set }
  #endif
}

// Aliases that differ only in whether types can be sent are alike.

#if compiler(>=6.2)
  typealias DivergentSendable = SendableMetatype
#else
  typealias DivergentSendable = Any
#endif

@Faked(createSpy: true) protocol DivergentSocket: DivergentSendable {
  func close() -> Int
  func log() -> any DivergentLog.Type
}
