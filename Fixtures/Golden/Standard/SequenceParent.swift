import Faked

@Faked
protocol SequenceParent: AnyObject, Sequence, IteratorProtocol where Element == Int { func reset() }
