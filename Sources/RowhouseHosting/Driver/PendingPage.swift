// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// A page that was evaluated but not yet sent to the host.
struct PendingPage {
  var page: PageSnapshot
  /// The comparison with the shown page, or `nil` until the comparison begins.
  var comparison: PageComparison?
  var changes: SectionedChangeset?
}
