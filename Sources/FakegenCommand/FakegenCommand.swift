import PackagePlugin

/// The command `swift package fakegen`, which writes fakes into the source tree for teams that commit them.
///
/// Each target that depends on `FakedRuntime` gets a `Fakes.generated.swift`.
@main
struct FakegenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CommandRun(context, arguments).run()
  }
}
