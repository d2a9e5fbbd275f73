// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Methods that determine the rows that the browser has, and the row that it scrolls to.
extension WebSession {
  /// Sends other rows of a section to the browser, unless its slice has moved since the request.
  func sendRows(_ wanted: SliceRequest, ofSection key: String) {
    guard let section = top.section(key), let held = top.slices?.sections[section],
      wanted.start == nil || wanted.start == held.range.lowerBound
    else { return }
    top.setSlice(
      RowSlice(
        total: held.total, first: wanted.first, count: wanted.count, focusedRow: wanted.focusedRow),
      inSection: section)
  }

  /// Stores the scroll target of the top page.
  ///
  /// The session scrolls later, because the page may not contain a new row yet, and the browser may
  /// not have received the document.
  func reveal(_ target: ScrollTarget) {
    pendingScroll = (target, top)
    if hasDocument { schedulePendingScroll() }
  }

  /// Scrolls to the target of the top page after the current work.
  func schedulePendingScroll() {
    Task { [weak self] in self?.performPendingScroll() }
  }

  /// Shows the first row with an error on the top page, and moves the focus to its control.
  ///
  /// The session does this later, because the page may not show a new error yet.
  func focusFirstError() {
    let screen = top
    Task { [weak self] in
      screen.driver?.flush()
      guard let self, screen === top,
        let indexPath = screen.page?.firstInvalidRow
      else { return }
      screen.reveal(indexPath)
      send(SessionStep(focus: "error"))
      wake()
    }
  }

  /// Scrolls to the target of the top page, once the page shows its changes.
  func performPendingScroll() {
    guard let (target, screen) = pendingScroll else { return }
    screen.driver?.flush()
    pendingScroll = nil
    guard screen === top, let indexPath = screen.page?.indexPath(of: target) else { return }
    screen.reveal(indexPath)
  }
}
