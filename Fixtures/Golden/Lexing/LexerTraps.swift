import Faked

@Faked
protocol LexerTraps {
  /* { nested /* } */ */
  func a(_ x: Int, // import nothing, )
         y: [String: Array<Set<Int>>],
  ) -> Dictionary<Int, [String: Set<Int>]>
  var z: Int { /* set */ get }
}
let c67 = "protocol Fake { \("}") }"; let c67r = #"protocol "# ; let c67m = """
protocol AlsoFake {
"""
