protocol DeclaredElsewhere {
  var x: Int { get }
}

// @Faked
extension DeclaredElsewhere {}
