import Faked

@Faked protocol ConditionalAssociatedType {
  #if DEBUG
    associatedtype ConditionalElement: Hashable
    init(element: ConditionalElement)
    func element() -> ConditionalElement
  #else
    init(count: Int)
  #endif
  func count() -> Int
}
