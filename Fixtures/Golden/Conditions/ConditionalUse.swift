import Faked

#if NEVER_DEFINED
  @Faked protocol ConditionalUsePart {
    func go()
  }

  @Faked protocol ConditionalUse {
    associatedtype ConditionalItem: ConditionalUsePart, Hashable
    func item() -> ConditionalItem
  }
#endif

#if NEVER_DEFINED || DEBUG
  @Faked protocol ConditionalTwice {
    associatedtype ConditionalShared: Hashable
    func shared() -> ConditionalShared
  }
#endif

#if !NEVER_DEFINED
  @Faked protocol ConditionalAgain {
    associatedtype ConditionalShared: Hashable
    func shared() -> ConditionalShared
  }
#endif
