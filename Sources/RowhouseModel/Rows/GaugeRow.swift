// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that shows a level in a range, such as the used part of a disk.
///
/// ```swift
/// let format = NumberFormat(.decimal(fraction: 0...1), language: "en")
/// GaugeRow("Storage", value: disk.used, in: 0...disk.size)
///   .value("\(format.text(of: disk.used)) GB")
/// ```
public struct GaugeRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row with a bar for a number in a range, which defaults to 0 through 1.
  ///
  /// A number out of the range is reported as a diagnostic, and shown as the nearest bound. So is a range without a finite
  /// length, in whose place the row uses 0 through 1.
  public init(
    _ title: String, subtitle: String? = nil, value: Double,
    in range: ClosedRange<Double> = 0...1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let shown = range.hasFiniteLength ? range : 0...1
    let length = shown.upperBound - shown.lowerBound
    let level = value.isNaN ? shown.lowerBound : min(max(value, shown.lowerBound), shown.upperBound)
    var progress = ProgressPart(length > 0 ? (level - shown.lowerBound) / length : 0, label: title)
    progress.isLevel = true
    row = AnyRow(title, subtitle, control: .progress(progress), fileID: fileID, line: line)
    if !range.hasFiniteLength {
      row.report(.unusableRange("\(range)"))
    } else if !range.contains(value) {
      let choices = "numbers from \(range.lowerBound) to \(range.upperBound)"
      row.report(.unavailableValue("\(value)", choices: choices))
    }
  }
}
