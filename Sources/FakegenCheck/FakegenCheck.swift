import PackagePlugin

/// `swift package check-fakes` fails if `swift package fakegen` would change a file.
///
/// It writes nothing, so it asks for no permission, and runs where nobody could give one.
@main
struct FakegenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CommandRun(context, arguments, isCheck: true).run()
  }
}
