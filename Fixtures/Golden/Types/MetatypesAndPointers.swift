import Faked

@Faked
protocol MetatypesAndPointersPart {
  var a: Int { get }
}

@Faked
protocol MetatypesAndPointers {
  var t: Int.Type { get }
  var at: any MetatypesAndPointersPart.Type { get }
  var p: UnsafeRawBufferPointer { get }
  var o: OpaquePointer? { get }
  var k: KeyPath<String, Int> { get }
}
