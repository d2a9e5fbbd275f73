// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation
public import RowhouseForms
public import RowhouseModel

extension DateRow {
  /// Creates a row for a moment in a form.
  ///
  /// Each choice is a step that can be undone.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - form: The form.
  ///   - field: The key path of the field.
  ///   - components: The components that the user can change. Defaults to the day and the time.
  ///   - timeZone: The time zone in which the row shows the moment. On a server, it is the user's, not
  ///     that of the process.
  ///   - range: The moments that a user can choose. Defaults to `nil`, which allows all moments.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Date> & Sendable,
    components: DateRowComponents = .dateAndTime, timeZone: TimeZone,
    in range: ClosedRange<Date>? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let choice = MomentChoice(components, timeZone, range)
    self.init(title, subtitle, none: nil, choice, fileID, line) {
      form.value[keyPath: field]
    } onChange: {
      if let moment = $0 { form.choose(moment, for: field) }
    }
    self = showing(field, of: form)
  }

  /// Creates a row for an optional moment in a form.
  ///
  /// Each choice and each removal is a step that can be undone.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - form: The form.
  ///   - field: The key path of the field, which is `nil` if the moment is missing.
  ///   - components: The components that the user can change. Defaults to the day and the time.
  ///   - timeZone: The time zone in which the row shows the moment. On a server, it is the user's, not
  ///     that of the process.
  ///   - range: The moments that a user can choose. Defaults to `nil`, which allows all moments.
  ///   - none: The text that the row shows if the moment is missing, which is also the title of its
  ///     removal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Date?> & Sendable,
    components: DateRowComponents = .dateAndTime, timeZone: TimeZone,
    in range: ClosedRange<Date>? = nil, none: String, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    let choice = MomentChoice(components, timeZone, range)
    self.init(title, subtitle, none: none, choice, fileID, line) {
      form.value[keyPath: field]
    } onChange: {
      form.choose($0, for: field)
    }
    self = showing(field, of: form)
  }
}
