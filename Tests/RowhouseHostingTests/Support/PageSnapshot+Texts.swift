// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension PageSnapshot {
  /// Returns the texts of a row joined by spaces, or `nil` if the page does not have the row.
  @MainActor
  func joinedTexts(at indexPath: RowIndexPath) -> String? {
    row(at: indexPath)?.texts.joined(separator: " ")
  }
}
