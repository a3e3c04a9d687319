import Faked

@Faked
protocol GlobalTypeNamePart { var n: Int { get } }
@Faked
protocol GlobalTypeNameHunk: GlobalTypeNamePart {}
@Faked
protocol GlobalTypeName {
  associatedtype GlobalTypeNamePart: GlobalTypeNameHunk
  func blame() -> GlobalTypeNamePart?
}
