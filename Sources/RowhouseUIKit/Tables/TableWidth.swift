// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The measures of a table that determine the width of its rows.
struct TableWidth: Equatable {
  let width: CGFloat
  let safeArea: UIEdgeInsets
  /// The estimated width of rows, in points.
  private(set) var guessedRowWidth: Double

  /// Creates the measures of a table whose sections may be inset from its edges, probably by its
  /// margins.
  init(width: CGFloat, safeArea: UIEdgeInsets, margins: UIEdgeInsets, isInset: Bool) {
    self.width = width
    self.safeArea = safeArea
    let insets = isInset ? margins : safeArea
    guessedRowWidth = max(0, Double(width - insets.left - insets.right))
  }

  /// Returns true if both tables have the same width and the same safe area at the sides.
  ///
  /// The margins follow from these values, and may change while the table is laid out. The safe area at the top changes
  /// while a large title is scrolled.
  static func == (first: Self, second: Self) -> Bool {
    first.width == second.width && first.safeArea.left == second.safeArea.left
      && first.safeArea.right == second.safeArea.right
  }
}

extension TableWidth {
  /// Returns the same measures with another estimate.
  func withEstimate(_ rowWidth: Double) -> Self {
    var copy = self
    copy.guessedRowWidth = rowWidth
    return copy
  }

  @MainActor
  init(_ table: UITableView) {
    self.init(
      width: table.bounds.width, safeArea: table.safeAreaInsets, margins: table.layoutMargins,
      isInset: table.style == .insetGrouped)
  }
}
#endif
