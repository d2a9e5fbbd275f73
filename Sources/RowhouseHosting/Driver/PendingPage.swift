// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// A page that was evaluated and is on its way to the host.
struct PendingPage {
  var page: PageSnapshot
  /// Whether the host is to be handed the whole page.
  let isWhole: Bool
  /// What the page is compared with; nothing if the host is handed the whole page.
  var comparison: PageComparison?
  var changes: SectionedChangeset?
  /// Whether the user has moved a row of the page that is shown since it was compared.
  var isComparedTooEarly = false
}
