import Faked

@Faked(if: "DEBUG || GOLDEN")
protocol OnlyIf {
  var x: Int { get }
}
