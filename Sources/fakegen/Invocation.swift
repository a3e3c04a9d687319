/// An option with its value, from the command line or a configuration file.
struct Setting: Equatable {
  /// The name of the option, as in `--output`.
  let name: String
  /// `nil` for a flag.
  let value: String?
  /// Its offset in the configuration file; `nil` on the command line.
  var offset: Int?
}

/// The parsed arguments of the command line.
struct Invocation: Equatable {
  var paths: [String] = []
  var settings: [Setting] = []

  /// Parses the arguments.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  /// - Throws: `UsageError`, if they are invalid.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let row = OptionTable.row(named: OptionTable.shortNames[name] ?? name) else {
        throw UsageError.unknownOption(name)
      }
      if row.value == nil {
        if let attached, !row.acceptsAttached(attached) {
          throw UsageError.unexpectedValue(row.name)
        }
        let word = attached ?? (rest.first.map(row.takes) ?? false ? rest.popFirst() : nil)
        settings.append(Setting(name: row.name, value: word))
      } else {
        // `--output --check` lacks a value, rather than naming a file.
        let following = rest.first.map(Self.isOption) ?? true ? nil : rest.first
        guard let value = attached ?? following else {
          throw UsageError.missingValue(row.name, row.value ?? "")
        }
        if attached == nil { rest.removeFirst() }
        settings.append(Setting(name: row.name, value: value))
      }
    }
  }

  /// Whether a word is an option, with or without its value, or the end of all options.
  private static func isOption(_ word: String) -> Bool {
    let name = split(word).name
    return word == "--" || OptionTable.row(named: OptionTable.shortNames[name] ?? name) != nil
  }

  /// Splits `--name=value` into its two parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equal = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equal]), String(argument[argument.index(after: equal)...]))
  }

  /// The command that generates the same fakes; `nil` if it would differ from machine to machine.
  var commandOfFakes: String? {
    let words = OptionTable.rows.flatMap { row in
      settings.filter { $0.name == row.name && row.decidesFakes }.flatMap {
        [$0.name] + [$0.value].compactMap { $0 }
      }
    }
    let all = paths.sorted() + words
    let isPortable = all.allSatisfy {
      !$0.hasPrefix("/") && !$0.contains("=/") && !$0.contains(where: \.isNewline)
    }
    return isPortable ? (["fakegen"] + all.map(\.quotedForShell)).joined(separator: " ") : nil
  }

  func has(_ name: String) -> Bool { settings.contains { $0.name == name } }

  /// The text to print instead of anything else, such as the help.
  var text: String? {
    for setting in settings {
      if case .text(_, let text) = OptionTable.row(named: setting.name)?.effect {
        return text(setting.value)
      }
    }
    return nil
  }

  /// The path of the last `--config`.
  var configurationPath: String? {
    settings.last { setting in
      if case .configurationFile = OptionTable.row(named: setting.name)?.effect {
        true
      } else {
        false
      }
    }?.value
  }
}

extension String {
  /// The text as a word of a shell command, in quotes if necessary.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "_-./=:@%+,".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
