/// What an option does; each row of the table has one, so that none can be without effect.
enum OptionEffect: Sendable {
  /// It takes no value and sets something.
  case flag(@Sendable (inout Options) -> Void)
  /// It takes a value, under a name for the help, and sets something to it.
  case value(String, @Sendable (inout Options, String) throws -> Void)
  /// It takes a value if what follows is one, and sets something.
  case optionalValue(
    String, isValue: @Sendable (String) -> Bool, @Sendable (inout Options, String?) -> Void)
  /// It takes the path of the configuration file, which is read before all else is set.
  case configurationFile(String)
  /// It prints a text, which may be another one behind a certain word, and nothing else is done.
  case text(word: String? = nil, @Sendable (String?) -> String)
}

/// Why an option does not take a value.
struct InvalidValue: Error {
  /// What it takes instead.
  let expected: String
}
