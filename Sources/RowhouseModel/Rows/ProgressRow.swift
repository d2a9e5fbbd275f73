// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that shows the progress of some work.
///
/// ```swift
/// ProgressRow("Upload", fraction: upload.fraction).value("\(upload.percent) %")
/// ProgressRow("Connecting")
/// ```
public struct ProgressRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row with a bar for the finished fraction of the work, or with a spinner if the
  /// fraction is unknown.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is the name of the bar, too.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - fraction: The finished fraction, from 0 to 1. Defaults to `nil`, an unknown fraction.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, subtitle: String? = nil, fraction: Double? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let progress = ProgressPart(fraction, label: title)
    row = AnyRow(title, subtitle, control: .progress(progress), fileID: fileID, line: line)
  }
}

/// A row that shows a level in a range, such as the used part of a disk.
///
/// ```swift
/// GaugeRow("Storage", value: disk.used, in: 0...disk.size).value("\(disk.used) GB")
/// ```
public struct GaugeRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row with a bar for a number of a range.
  ///
  /// A number out of range and a range without a finite length are reported as diagnostics.
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
