import Faked

@Faked
protocol SourceTypes {
  var m: Mode { get }
  var w: Widget { get }
  var o: Flags { get }
  var b: Box { get }
  var ws: [String: Widget] { get }
}
