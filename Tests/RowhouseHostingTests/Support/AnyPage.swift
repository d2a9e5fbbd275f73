// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page whose sections a closure returns, for tests that do not need their own page type.
struct AnyPage: TablePage {
  var title = "A page"
  var style = StyleOverrides()
  var loadState = LoadState.content
  var deselectsAfterTap = true
  var isEditing = false
  var onSelect: (@MainActor (RowSelection) -> Void)?
  let content: @MainActor () -> [TableSection]

  init(@SectionBuilder content: @escaping @MainActor () -> [TableSection]) {
    self.content = content
  }

  var sections: [TableSection] { content() }

  var selectsRows: Bool { onSelect != nil }

  func didSelect(_ selection: RowSelection) { onSelect?(selection) }
}
