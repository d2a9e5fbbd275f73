// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation
public import RowhouseModel

extension DateRow {
  /// Creates a row for a moment that calls a closure with the moment that the user has chosen.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The moment of the model.
  ///   - components: The components that the user can change. Defaults to the day and the time.
  ///   - timeZone: The time zone in which the row shows the moment. On a server, it is the user's, not
  ///     that of the process.
  ///   - range: The moments that a user can choose. Defaults to `nil`, which allows all moments.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen moment, which is in the range.
  public init(
    _ title: String, subtitle: String? = nil, value: Date,
    components: DateRowComponents = .dateAndTime, timeZone: TimeZone,
    in range: ClosedRange<Date>? = nil, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Date) -> Void
  ) {
    self.init(
      title, subtitle, value, none: nil, MomentChoice(components, timeZone, range), fileID, line
    ) { if let moment = $0 { onChange(moment) } }
  }

  /// Creates a row for a moment that may be missing, which calls a closure with the moment that the
  /// user has chosen.
  ///
  /// The choice of a day sets the beginning of that day, and the choice of a time sets that time on
  /// the current day. The first value that a host offers is the current day and time in `timeZone`, or
  /// the nearest value in the range.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The moment of the model, or `nil` if it is missing.
  ///   - components: The components that the user can change. Defaults to the day and the time.
  ///   - timeZone: The time zone in which the row shows the moment. On a server, it is the user's, not
  ///     that of the process.
  ///   - range: The moments that a user can choose. Defaults to `nil`, which allows all moments.
  ///   - none: The text that the row shows if the moment is missing, which is also the title of its
  ///     removal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen moment, which is in the range, or with `nil` if the user has
  ///     removed the moment.
  public init(
    _ title: String, subtitle: String? = nil, value: Date?,
    components: DateRowComponents = .dateAndTime, timeZone: TimeZone,
    in range: ClosedRange<Date>? = nil, none: String, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Date?) -> Void
  ) {
    self.init(
      title, subtitle, value, none: none, MomentChoice(components, timeZone, range), fileID, line,
      onChange: onChange)
  }

  /// Creates a row for a moment that is a property of an object, which the row retains.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - object: The object.
  ///   - value: The key path of the property.
  ///   - components: The components that the user can change. Defaults to the day and the time.
  ///   - timeZone: The time zone in which the row shows the moment. On a server, it is the user's, not
  ///     that of the process.
  ///   - range: The moments that a user can choose. Defaults to `nil`, which allows all moments.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Date>, components: DateRowComponents = .dateAndTime,
    timeZone: TimeZone, in range: ClosedRange<Date>? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    let choice = MomentChoice(components, timeZone, range)
    self.init(title, subtitle, none: nil, choice, fileID, line) {
      object[keyPath: value]
    } onChange: {
      if let moment = $0 { object[keyPath: value] = moment }
    }
  }

  /// Creates a row for a moment that is an optional property of an object, which the row retains.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - object: The object.
  ///   - value: The key path of the property, which is `nil` if the moment is missing.
  ///   - components: The components that the user can change. Defaults to the day and the time.
  ///   - timeZone: The time zone in which the row shows the moment. On a server, it is the user's, not
  ///     that of the process.
  ///   - range: The moments that a user can choose. Defaults to `nil`, which allows all moments.
  ///   - none: The text that the row shows if the moment is missing, which is also the title of its
  ///     removal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Date?>, components: DateRowComponents = .dateAndTime,
    timeZone: TimeZone, in range: ClosedRange<Date>? = nil, none: String,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let choice = MomentChoice(components, timeZone, range)
    self.init(title, subtitle, none: none, choice, fileID, line) {
      object[keyPath: value]
    } onChange: {
      object[keyPath: value] = $0
    }
  }

  /// Creates a row for a moment that can be read at the time of a choice, such as that of an object.
  ///
  /// A row with only some components then keeps a choice of the others that was made after the page has created the row.
  @MainActor
  init(
    _ title: String, _ subtitle: String?, none: String?, _ choice: MomentChoice,
    _ fileID: StaticString, _ line: UInt32, read: @escaping @MainActor () -> Date?,
    onChange: @escaping @MainActor (Date?) -> Void
  ) {
    self.init(
      title, subtitle, read(), none: none, choice, fileID, line, read: read, onChange: onChange)
  }

  private init(
    _ title: String, _ subtitle: String?, _ moment: Date?, none: String?, _ choice: MomentChoice,
    _ fileID: StaticString, _ line: UInt32, read: (@MainActor () -> Date?)? = nil,
    onChange: @escaping @MainActor (Date?) -> Void
  ) {
    let bounds = choice.bounds(around: moment ?? Date())
    self.init(
      title, subtitle: subtitle,
      value: moment.map(choice.value) ?? bounds?.earliest
        ?? choice.value(of: Date(timeIntervalSince1970: 0)),
      isMissing: moment == nil, in: bounds, none: none, timeZone: choice.timeZone.identifier,
      fileID: fileID, line: line
    ) { value in
      guard let value else { return onChange(nil) }
      let old = read.map { $0() } ?? moment
      if let chosen = choice.moment(for: value, replacing: old) { onChange(chosen) }
    }
  }
}
