// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A change of a screen: an update of its page, a different slice of its rows, or a row to scroll
/// to.
struct ScreenChange {
  /// The update, or `nil` if the page has not changed.
  let update: HostUpdate?
  /// The page after the change.
  let page: PageSnapshot
  /// The page before the update, or `nil` if the page has not changed.
  let oldPage: PageSnapshot?
  /// The rows that the browser had before.
  let oldSlices: PageSlices
  /// The rows that the browser has after the change.
  let newSlices: PageSlices
  /// The changes of the rows that the browser has.
  let edits: SliceEdits
  /// The rows that look different although the page has not changed.
  let redrawn: [RowIndexPath]
  /// The row to scroll to, or `nil` if there is none.
  let scrollTo: ScrollGoal?

  /// Creates a change from one slice to another, possibly with an update, rows to draw again, or a
  /// row to scroll to.
  init(
    to page: PageSnapshot, by update: HostUpdate? = nil, of oldPage: PageSnapshot? = nil,
    from oldSlices: PageSlices, to newSlices: PageSlices, redrawing redrawn: [RowIndexPath] = [],
    scrollTo: ScrollGoal? = nil
  ) {
    self.update = update
    self.page = page
    self.oldPage = oldPage
    self.oldSlices = oldSlices
    self.newSlices = newSlices
    edits = SliceEdits(update?.edits?.changes, from: oldSlices, to: newSlices)
    self.redrawn = redrawn
    self.scrollTo = scrollTo
  }
}

extension ScreenChange {
  /// The properties of the page that have changed.
  var chrome: PageChrome { update?.chrome ?? [] }

  /// True if the client has to replace the whole page.
  var replacesPage: Bool {
    guard let update else { return false }
    return update.edits == nil || !update.chrome.isDisjoint(with: [.style, .editing])
  }
}
