import Faked

@Faked protocol MetaPart {}
@Faked protocol MetatypeValues {
  var a: (any MetaPart).Type { get }
  var b: (() -> Void).Type { get }
  var c: any MetaPart.Type { get }
}

protocol MetaObject: AnyObject {}
protocol MetaMade { init() }
typealias MetaBoth = MetaObject & MetaMade

@Faked struct MetaHolder {
  let type: any MetaBoth.Type
}

@Faked protocol MetatypesOfCompositions {
  func type() -> any MetaBoth.Type
  var other: any (MetaObject & MetaMade).Type { get }
}
