// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The content of a row with a slider and no title.
struct SettingsSlider: RowContent {
  var number: Double
  var range: ClosedRange<Double>
  /// The name of the slider for users who cannot see the row.
  var label: String

  func body(style: ResolvedStyle) -> Part { .slider(number, in: range, label: label) }
}
