// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension OffsetIndex {
  /// Puts a measured height in the place of what was known of a row.
  ///
  /// Rows below it move; ``ScrollAnchor`` says how far to scroll so that it does not show.
  ///
  /// - Parameters:
  ///   - height: In points. Zero hides the row: ``row(at:)`` then never finds it.
  ///   - row: The row.
  /// - Precondition: `row` is in `0..<count`, and `height` from 0 to 33,554,431.
  /// - Complexity: O(log *n*) for *n* rows. The first row that is measured among 64 makes room for
  ///   all of them, which now and then copies what was measured before.
  public mutating func setHeight(_ height: Double, of row: Int) {
    checkRow(row)
    precondition(
      Subpoints.canHold(height),
      "Row \(row) cannot be \(height) points tall; measured heights are from 0 to 33554431")
    tree.set(row, to: .measured(Subpoints.nearest(to: height)))
  }

  /// Takes a row for as tall as estimated, because what was measured no longer holds.
  ///
  /// - Parameter row: The row, measured or not.
  /// - Precondition: `row` is in `0..<count`.
  /// - Complexity: O(log *n* + log *e*) for *n* rows and *e* estimates.
  public mutating func forgetHeight(of row: Int) {
    checkRow(row)
    guard tree.isMeasured(row) else { return }
    tree.set(row, to: .estimated(estimates[row]))
  }

  /// Takes all rows for as tall as estimated, as after the width has changed.
  ///
  /// - Complexity: O(*n*/64 + *e*) for *n* rows and *e* estimates.
  public mutating func forgetAllHeights() { tree = HeightTree(estimates) }
}
