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
