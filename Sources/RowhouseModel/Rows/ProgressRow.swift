// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that shows the progress of work.
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
  ///   - title: The title of the row, which is also the name of the bar.
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
