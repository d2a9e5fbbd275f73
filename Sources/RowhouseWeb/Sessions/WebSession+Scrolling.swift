// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Methods that determine the rows that the browser has, and the rows that it scrolls to and focuses.
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
    if hasDocument { scheduleRowRequests() }
  }

  /// Stores the row of the top page that gets the focus, for the same reasons.
  func focus(_ target: FocusTarget) {
    pendingFocus = (target, top)
    if hasDocument { scheduleRowRequests() }
  }

  /// Scrolls and moves the focus after the current work.
  func scheduleRowRequests() {
    Task { [weak self] in
      self?.performRowRequests()
      self?.wake()
    }
  }

  /// Scrolls to a row of the top page, and focuses one, once the page shows its changes.
  ///
  /// A handler may make a newer request while the page is updated, which replaces the request and is performed later.
  func performRowRequests() {
    if let (target, screen) = pendingScroll {
      pendingScroll = nil
      screen.driver?.flush()
      if pendingScroll == nil, screen === top, let indexPath = screen.page?.indexPath(of: target) {
        screen.reveal(indexPath, at: target.scrollPosition)
      }
    }
    if let (target, screen) = pendingFocus {
      pendingFocus = nil
      screen.driver?.flush()
      guard pendingFocus == nil, screen === top, let page = screen.page,
        let indexPath = page.indexPath(of: target),
        let selector = page.focusSelector(ofRow: indexPath)
      else { return }
      screen.reveal(indexPath)
      send(SessionStep(focus: selector))
      screen.focusedRow = page.reference(at: indexPath).map {
        .row(RowAddress(section: $0.section.webKey, row: $0.row.webKey))
      }
    }
  }
}

extension PageSnapshot {
  /// Returns a selector of the first element of a row that can have the focus.
  @MainActor
  fileprivate func focusSelector(ofRow indexPath: RowIndexPath) -> String? {
    guard let row = row(at: indexPath), let style = style(at: indexPath) else { return nil }
    let ids = [sections[indexPath.section].id, row.id]
    let keys = ids.map { "[data-key=\(CSS.string($0.webKey))]" }
    let element = keys.joined(separator: ">ul>")
    return row.body(style: style).controls.isEmpty
      ? "\(element)>:enabled,\(element)>a" : "\(element)>.cell :enabled"
  }
}
