/// The effect of an option; each row of the table has one, so that no option can be without effect.
enum OptionEffect: Sendable {
  /// It takes no value, and changes the options.
  case flag(@Sendable (inout Options) -> Void)
  /// It takes a value, which has a name in the help, and changes the options.
  case value(String, @Sendable (inout Options, String) throws -> Void)
  /// It takes the next word as its value if that is one, and changes the options.
  case optionalValue(
    String, isValue: @Sendable (String) -> Bool, @Sendable (inout Options, String?) -> Void)
  /// It takes the path of the configuration file, which is read before other options are applied.
  case configurationFile(String)
  /// It prints a text, which may depend on a word after the option, and ends the run.
  case text(word: String? = nil, @Sendable (String?) -> String)
}

/// An error for a value that an option does not accept.
struct InvalidValue: Error {
  /// A description of the values that it accepts.
  let expected: String
}
