import Faked

// What a result builder makes of statements stays for it to make.

struct ReportLine { let text: String }

@resultBuilder enum LinesOfReport {
  static func buildBlock(_ lines: ReportLine...) -> [ReportLine] { lines }
}

@resultBuilder enum RowsOf<Row> {
  static func buildBlock(_ rows: Row...) -> [Row] { rows }
}

@Faked struct BuiltReport {
  let lines: [ReportLine]
  init(title: String, @LinesOfReport lines: () -> [ReportLine]) { self.lines = lines() }
}

@Faked(copy: true) struct BuiltTable {
  @LinesOfReport let lines: () -> [ReportLine]
  var width = 3
}

@Faked struct BuiltList {
  @RowsOf<Int> var rows: [Int]
}

@Faked protocol ReportRenderer {
  func report() -> BuiltReport
  func list() -> BuiltList
}
