/// One option with its value, from the command line or from a configuration file.
struct Setting: Equatable {
  /// As in `--output`.
  let name: String
  /// `nil` for a flag.
  let value: String?
  /// Where it stands in the configuration file; `nil` on the command line.
  var offset: Int?
}

/// What was written on the command line.
struct Invocation: Equatable {
  var paths: [String] = []
  var settings: [Setting] = []

  /// Reads the arguments.
  ///
  /// - Parameter arguments: What follows the program's name.
  /// - Throws: `UsageError`, if they make no sense.
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
        if let attached, !row.mayHave(attached: attached) {
          throw UsageError.unexpectedValue(row.name)
        }
        let word = attached ?? (rest.first.map(row.takes) ?? false ? rest.popFirst() : nil)
        settings.append(Setting(name: row.name, value: word))
      } else {
        guard let value = attached ?? rest.popFirst() else {
          throw UsageError.missingValue(row.name, row.value ?? "")
        }
        settings.append(Setting(name: row.name, value: value))
      }
    }
  }

  /// `--name=value` in its two parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equal = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equal]), String(argument[argument.index(after: equal)...]))
  }

  /// The command that makes the same fakes; `nil` if it would be another one on each machine.
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

  /// The text that is to be printed instead of anything else, as the help is.
  var text: String? {
    for setting in settings {
      if case .text(_, let text) = OptionTable.row(named: setting.name)?.effect {
        return text(setting.value)
      }
    }
    return nil
  }

  /// The configuration file that is named last.
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
  /// A word of a command, in quotes if the shell would take it for something else.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "_-./=:@%+,".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
