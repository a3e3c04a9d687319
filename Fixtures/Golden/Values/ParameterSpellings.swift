import Faked

// What the parameters of an initializer are, the argument has to be as well.

@Faked(copy: true) struct RollingFile {
  let path: () -> String
  var `inout`: Bool = false

  init(_ path: @autoclosure @escaping () -> String, `inout`: Bool = false) {
    self.path = path
    self.inout = `inout`
  }
}

// The compiler does not find out from a literal which type is meant.
@Faked struct LogLabel {
  let text: String
  init(_ text: some StringProtocol, weight: some BinaryFloatingPoint) {
    self.text = String(text)
  }
}

// A class above declares the type.
@Faked class LogSink {
  typealias ID = Int
  struct Options { var isColored = false }
  let id: ID
  init(id: ID) { self.id = id }
}

@Faked class ConsoleSink: LogSink {
  let options: Options
  init(id: ID, options: Options) {
    self.options = options
    super.init(id: id)
  }
}

// What a function throws is named as its other types are.

enum Furnace {
  struct Overheated: Error {}

  @Faked struct Program {
    var heat: @Sendable (Int) throws(Overheated) -> Double
  }
}

// `@escaping` comes after `nonisolated(nonsending)`.

@Faked struct SpelledJob {
  var work: nonisolated(nonsending) () async -> Void
}

@Faked protocol SpelledJobs {
  func next() -> SpelledJob
}
