import Faked

@Faked
protocol PlainAccessors {
  var a: Int { get }
  var b: String { get set }
}
