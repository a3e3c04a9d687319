import Faked

@Faked
protocol SameTypeBase {
  associatedtype ID: Hashable
  var id: ID { get }
}
@Faked
protocol SameType: SameTypeBase where ID == Int {}

@Faked
protocol SameTypeSwapped: SameTypeBase where String == ID {}
