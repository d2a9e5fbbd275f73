// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row for a setting, with a slider that takes the full width, and without a title.
///
/// ```swift
/// SettingsSliderRow(label: "Volume", settings, key: "volume", default: 0.5)
/// ```
///
/// A `SliderRow`, in contrast, has a title above its slider.
public struct SettingsSliderRow: RowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The name of the slider for assistive technologies.
  ///   - settings: The settings.
  ///   - key: The key of the setting.
  ///   - defaultValue: The value of a setting that was never set. Defaults to the default value in
  ///     `settings`, or to the minimum if there is none.
  ///   - range: The numbers that the user can choose. Defaults to 0 to 1.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init(
    label: String, _ settings: LiveSettings, key: String,
    default defaultValue: SettingsValue? = nil, in range: ClosedRange<Double> = 0...1,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let number = (settings.value(forKey: key) ?? defaultValue)?.number ?? range.lowerBound
    row =
      CustomRow(
        SettingsSlider(number: number, range: range, label: label), fileID: fileID, line: line
      )
      .onControlChange { _, value in
        if case .number(let number) = value { settings.set(.real(number), forKey: key) }
      }.row
  }
}
