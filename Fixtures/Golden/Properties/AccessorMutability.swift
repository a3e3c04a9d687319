import Faked

@Faked
protocol AccessorMutability {
  var a: Int { get nonmutating set }
  var b: Int { mutating get }
}
