import Faked

#if NEVER_DEFINED
  @Faked protocol UnderCondition {}

  @Faked protocol WrittenUnderCondition {
    associatedtype UnderItem: UnderCondition, Hashable
    func items() -> [UnderItem]
  }

  protocol EmptyWrittenUnderCondition: WrittenUnderCondition {}
#endif
