import PackagePlugin

/// The command `swift package check-fakes`, which fails if `swift package fakegen` would change a file.
///
/// It writes nothing, so it needs no permission, and runs even if nobody can grant one.
@main
struct FakegenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CommandRun(context, arguments, isCheck: true).run()
  }
}
