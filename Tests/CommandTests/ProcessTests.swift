import Testing

/// All suites that start other programs.
///
/// They run one at a time, so that none waits for a processor that another one holds, and each reports
/// its own time.
@Suite(.serialized) struct ProcessTests {}
