import Faked

@Faked protocol MetaPart {}
@Faked protocol MetatypeValues {
  var a: (any MetaPart).Type { get }
  var b: (() -> Void).Type { get }
  var c: any MetaPart.Type { get }
}
