// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row in which the user chooses a duration.
///
/// ```swift
/// DurationRow("Rest", workout, \.rest, in: .seconds(15) ... .seconds(300), step: .seconds(15))
/// DurationRow("Timer", value: workout.length, in: .zero ... .seconds(10_800)) { length in
///   workout.length = length
/// }
/// ```
///
/// Durations are shown in hours, minutes, and seconds in the language of the page, such as
/// `1 h 30 min`. The row is a picker whose choices begin at the lower bound and are one step apart:
/// a menu for up to 60 durations, and a page with a search field for more. No host uses a platform
/// control for durations. A value of the model that lies between two steps is also a choice. A
/// value outside of the range is shown and reported, as in a `PickerRow`.
///
/// A range that begins below zero is reported, and the range then begins at zero. A step is
/// reported if it is not a positive number of whole seconds, or if it leads to more than 10,000
/// choices. The step is then a minute, or an hour or a day for a long range.
@available(macOS 13, iOS 16, macCatalyst 16, tvOS 16, watchOS 9, *)
public struct DurationRow: StandardRowElement {
  private var picker: PickerRow

  /// The row that this value describes.
  public var row: AnyRow {
    get { picker.row }
    _modify { yield &picker.row }
  }

  /// Creates a row that calls a closure with the duration that the user chooses.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the picker.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The duration of the model.
  ///   - range: The durations that the user can choose.
  ///   - step: The distance between durations. Defaults to one minute.
  ///   - language: The language in which durations are shown. Defaults to that of the page.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen duration.
  /// - Complexity: O(*n*) in the number of choices.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Duration, in range: ClosedRange<Duration>,
    step: Duration = .seconds(60), language: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Duration) -> Void
  ) {
    let choices = DurationChoices(range, step: step)
    let values = choices.values(with: value)
    let format = DurationFormat(language: language ?? NumberFormat.pageLanguage)
    picker = PickerRow(
      title, subtitle: subtitle, value: value, options: values, title: format.text(of:),
      fileID: fileID, line: line, onChange: onChange)
    if values.count > Self.menuLimit { picker = picker.pickerStyle(.page) }
    for problem in choices.problems { picker.row.report(problem) }
    if values.count > Self.menuLimit, !choices.range.contains(value) {
      let range = choices.range
      let bounds = "\(format.text(of: range.lowerBound)) to \(format.text(of: range.upperBound))"
      picker.row.report(.unavailableValue(format.text(of: value), choices: bounds))
    }
  }

  /// Creates a row for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Duration>, in range: ClosedRange<Duration>,
    step: Duration = .seconds(60), language: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], in: range, step: step,
      language: language, fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// The maximum number of choices in a menu.
  private static let menuLimit = 60
}
