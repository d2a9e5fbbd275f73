// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The requests to scroll to a row and to edit the first row with an error, which wait until the table is in a window.
@MainActor
final class RowRequests {
  private weak let host: TableHost?
  private var wantedScroll: ScrollTarget?
  private var wantsFirstError = false

  init(host: TableHost) { self.host = host }
}

extension RowRequests {
  /// Scrolls a row into view, now or after the update that inserts it.
  func scroll(to target: ScrollTarget) {
    wantedScroll = target
    guard let host, isOnScreen else { return }
    host.driver.flush()
    guard wantedScroll != nil, host.page?.indexPath(of: target) != nil else { return }
    scrollAsWanted()
  }

  /// Shows the first row with an error, now or after the update that shows the error, and edits its field.
  func focusFirstError() {
    wantsFirstError = true
    guard let host, isOnScreen else { return }
    host.driver.flush()
    if host.page?.firstInvalidRow != nil {
      focusAsWanted()
    } else {
      // Inside an update, the flush has had no effect.
      Task { [weak self] in self?.focusAsWanted() }
    }
  }

  /// Carries out the requests that have waited until the table is in a window.
  func carryOut() {
    if let wantedScroll { scroll(to: wantedScroll) }
    scrollAsWanted()
    focusAsWanted()
  }

  /// Called during an update, before the table has the rows of the page.
  func pageWillChange() {
    if wantsFirstError { Task { [weak self] in self?.focusAsWanted() } }
  }

  /// Scrolls to the wanted row, unless the page does not contain it.
  func scrollAsWanted() {
    guard let host, let target = wantedScroll, let table = host.table, isOnScreen else { return }
    wantedScroll = nil
    guard let indexPath = host.page?.indexPath(of: target) else { return }
    table.scrollToRow(at: IndexPath(indexPath), at: .top, animated: true)
  }

  /// Carries out the request for the first error, which has no effect if there is none.
  private func focusAsWanted() {
    guard let host, wantsFirstError, isOnScreen else { return }
    host.driver.flush()
    wantsFirstError = false
    guard let indexPath = host.page?.firstInvalidRow else { return }
    host.table?.focusRow(at: IndexPath(indexPath))
  }

  private var isOnScreen: Bool { host?.table?.window != nil }
}
#endif
