#if canImport(Foundation)
  public import Foundation

  // Initialized without arguments, these types follow the machine's time zone, region, and language. The values here
  // are the same on every machine.

  extension Calendar {
    /// Returns a Gregorian calendar for Greenwich Mean Time and no particular region.
    ///
    /// ```swift
    /// protocol Scheduling {
    ///   var calendar: Calendar { get }  // EmptyScheduling returns .fake()
    /// }
    /// ```
    ///
    /// - Returns: The calendar.
    public static func fake() -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = .ofNoRegion
      calendar.timeZone = .greenwich
      return calendar
    }
  }

  extension DateFormatter {
    /// Returns a formatter for Greenwich Mean Time and no particular region.
    ///
    /// - Returns: A new formatter.
    public static func fake() -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = .ofNoRegion
      formatter.calendar = .fake()
      formatter.timeZone = .greenwich
      return formatter
    }
  }

  extension DateIntervalFormatter {
    /// Returns a formatter for Greenwich Mean Time and no particular region.
    ///
    /// - Returns: A new formatter.
    public static func fake() -> DateIntervalFormatter {
      let formatter = DateIntervalFormatter()
      formatter.locale = .ofNoRegion
      formatter.calendar = .fake()
      formatter.timeZone = .greenwich
      return formatter
    }
  }

  extension NSKeyedUnarchiver {
    /// Returns an unarchiver that has nothing to decode, for initializers that take an `NSCoder`.
    ///
    /// ```swift
    /// let badge = BadgeView(coder: NSKeyedUnarchiver.fake())
    /// ```
    ///
    /// - Returns: An unarchiver of an empty archive, in which no key has a value.
    public static func fake() -> NSKeyedUnarchiver {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      archiver.finishEncoding()
      // The archiver has just written this data, so it can be read.
      // swift-format-ignore: NeverUseForceTry
      let unarchiver = try! NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      unarchiver.decodingFailurePolicy = .setErrorAndReturn
      return unarchiver
    }
  }

  extension NumberFormatter {
    /// Returns a formatter for no particular region.
    ///
    /// - Returns: A new formatter.
    public static func fake() -> NumberFormatter {
      let formatter = NumberFormatter()
      formatter.locale = .ofNoRegion
      return formatter
    }
  }

  extension LengthFormatter {
    /// Returns a formatter for no particular region.
    ///
    /// - Returns: A new formatter.
    public static func fake() -> LengthFormatter {
      let formatter = LengthFormatter()
      formatter.numberFormatter = .fake()
      return formatter
    }
  }

  extension MassFormatter {
    /// Returns a formatter for no particular region.
    ///
    /// - Returns: A new formatter.
    public static func fake() -> MassFormatter {
      let formatter = MassFormatter()
      formatter.numberFormatter = .fake()
      return formatter
    }
  }

  extension EnergyFormatter {
    /// Returns a formatter for no particular region.
    ///
    /// - Returns: A new formatter.
    public static func fake() -> EnergyFormatter {
      let formatter = EnergyFormatter()
      formatter.numberFormatter = .fake()
      return formatter
    }
  }

  #if canImport(Darwin)
    extension DateComponentsFormatter {
      /// Returns a formatter with the calendar `Calendar.fake()`.
      ///
      /// - Returns: A new formatter.
      public static func fake() -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = .fake()
        return formatter
      }
    }

    extension MeasurementFormatter {
      /// Returns a formatter for no particular region.
      ///
      /// - Returns: A new formatter.
      public static func fake() -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = .ofNoRegion
        formatter.numberFormatter = .fake()
        return formatter
      }
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    extension RelativeDateTimeFormatter {
      /// Returns a formatter for no particular region.
      ///
      /// - Returns: A new formatter.
      public static func fake() -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = .ofNoRegion
        formatter.calendar = .fake()
        return formatter
      }
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    extension ListFormatter {
      /// Returns a formatter for no particular region.
      ///
      /// - Returns: A new formatter.
      public static func fake() -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = .ofNoRegion
        return formatter
      }
    }
  #endif

  extension Locale {
    fileprivate static var ofNoRegion: Locale { Locale(identifier: "en_US_POSIX") }
  }

  extension TimeZone {
    // An offset of zero seconds is always a valid time zone.
    // swift-format-ignore: NeverForceUnwrap
    fileprivate static var greenwich: TimeZone { TimeZone(secondsFromGMT: 0)! }
  }
#endif
