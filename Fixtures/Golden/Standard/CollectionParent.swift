import Faked

@Faked
protocol CollectionParent: Collection where Element == Int, Index == Int {}
