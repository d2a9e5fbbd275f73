// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The content of a row that has a slider and no title.
struct SettingsSlider: RowContent {
  var number: Double
  var range: ClosedRange<Double>
  /// The name of the slider for assistive technologies.
  var label: String

  func body(style: ResolvedStyle) -> Part { .slider(number, in: range, label: label) }
}
