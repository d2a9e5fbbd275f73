// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// A page that was evaluated and not yet sent to the host.
struct PendingPage {
  var page: PageSnapshot
  /// The comparison with the shown page; `nil` until it has begun.
  var comparison: PageComparison?
  var changes: SectionedChangeset?
}
