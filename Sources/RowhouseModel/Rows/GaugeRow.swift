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
  /// A number that is out of range and a range without a finite length are reported as diagnostics.
  public init(
    _ title: String, subtitle: String? = nil, value: Double,
    in range: ClosedRange<Double> = 0...1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let length = range.upperBound - range.lowerBound
    // NaN is reported as a diagnostic.
    let fraction = length.isFinite ? (value - range.lowerBound) / length : .nan
    var progress = ProgressPart(length > 0 ? fraction : 0, label: title)
    progress.isLevel = true
    row = AnyRow(title, subtitle, control: .progress(progress), fileID: fileID, line: line)
  }
}
