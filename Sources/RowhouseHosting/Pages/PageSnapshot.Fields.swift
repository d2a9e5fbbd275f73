// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageSnapshot {
  /// What of a page is neither section nor row.
  struct Fields: Sendable {
    let name: String
    let title: String
    let appearance: PageAppearance
    let bar: PageBar
    let header: HeaderFooter
    let footer: HeaderFooter
    let theme: Theme
    let style: StyleOverrides
    let colorScheme: PageColorScheme?
    let language: String?
    let deselectsAfterTap: Bool
    let isEditing: Bool
    let stickyHeaders: Bool
    let isRefreshable: Bool
    let isRefreshing: Bool
    let tellsScrolling: Bool
  }
}
