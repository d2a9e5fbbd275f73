// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The requests to scroll to a row and to focus one, which wait until the table is in a window.
@MainActor
final class RowRequests {
  private weak let host: TableHost?
  private var pendingScroll: ScrollTarget?
  private var pendingFocus: FocusTarget?
  /// The row to which the table scrolls with an animation, during which the row can move.
  private var currentScroll: ScrollTarget?
  /// False until the table has appeared, before which it scrolls without an animation.
  private var hasAppeared = false

  init(host: TableHost) { self.host = host }
}

extension RowRequests {
  /// Scrolls a row into view, now or after the update that inserts it.
  func scroll(to target: ScrollTarget) {
    pendingScroll = target
    guard let host, isOnScreen else { return }
    host.driver.flush()
    guard pendingScroll != nil, host.page?.indexPath(of: target) != nil else { return }
    performPendingScroll()
  }

  /// Scrolls a row into view, now or after the update that inserts it or shows its error, and edits its field.
  func focus(_ target: FocusTarget) {
    pendingFocus = target
    guard let host, isOnScreen else { return }
    host.driver.flush()
    if host.page?.indexPath(of: target) != nil {
      performPendingFocus()
    } else {
      // Inside an update, the flush has had no effect.
      Task { [weak self] in self?.performPendingFocus() }
    }
  }

  /// Prepares to scroll to the row to which a table was scrolling with an animation when another table replaced it.
  func tableWasReplaced() { pendingScroll = pendingScroll ?? currentScroll }

  /// Carries out the requests that have waited until the table is in a window.
  func perform() {
    // A table in no window does not report the end of an animation.
    host?.keptEnd.isLeft = false
    if let pendingScroll { scroll(to: pendingScroll) }
    performPendingScroll()
    performPendingFocus()
    hasAppeared = true
  }

  /// Scrolls to the wanted row before the table appears, if the page contains it already.
  func scrollBeforeAppearing() {
    guard !hasAppeared, let host, let target = pendingScroll, let table = host.table,
      table.bounds.height > 0, host.phase.allowsChanges, host.page?.indexPath(of: target) != nil
    else { return }
    performPendingScroll()
  }

  /// Called during an update, before the table has the rows of the page.
  func pageWillChange() {
    if pendingFocus != nil { Task { [weak self] in self?.performPendingFocus() } }
  }

  /// Scrolls to the wanted row, unless the page does not contain it.
  func performPendingScroll() {
    guard let host, let target = pendingScroll, let table = host.table, isOnScreen else { return }
    let isAnimated = hasAppeared && target.isAnimated
    guard isAnimated || host.phase.allowsChanges else {
      // A table that is laying out its rows cannot measure others.
      Task { [weak self] in self?.performPendingScroll() }
      return
    }
    pendingScroll = nil
    guard let indexPath = host.page?.indexPath(of: target) else { return }
    // Later, the position of a replaced table, or of one with another size, would undo the request.
    host.restorePosition()
    host.sizeMayHaveChanged()
    let (row, position) = (IndexPath(indexPath), UITableView.ScrollPosition(target.scrollPosition))
    // A table that does not scroll also does not report the end of an animation.
    let moves = isAnimated && table.moves(scrollingToRowAt: row, at: target.scrollPosition)
    currentScroll = moves ? target : nil
    host.keptEnd.isLeft =
      moves && table.leavesEnd(scrollingToRowAt: row, at: target.scrollPosition)
    if isAnimated {
      table.scrollToRow(at: row, at: position, animated: true)
    } else {
      table.scrollExactly(toRowAt: row, at: position)
    }
  }

  /// Corrects the position when an animation has ended, because the table has measured or inserted rows in the meantime.
  func correctScroll() {
    host?.keptEnd.isLeft = false
    guard let host, let target = currentScroll else { return }
    currentScroll = nil
    guard let table = host.table, isOnScreen, host.phase.allowsChanges,
      let indexPath = host.page?.indexPath(of: target)
    else { return }
    table.scrollExactly(toRowAt: IndexPath(indexPath), at: .init(target.scrollPosition))
  }

  /// Keeps the position at the end of an animation, because the user or another request has scrolled the table.
  func cancelCorrection() {
    currentScroll = nil
    host?.keptEnd.isLeft = false
  }

  /// Focuses the wanted row, unless the page does not contain it.
  private func performPendingFocus() {
    guard let host, let target = pendingFocus, isOnScreen else { return }
    host.driver.flush()
    pendingFocus = nil
    cancelCorrection()
    guard let indexPath = host.page?.indexPath(of: target) else { return }
    host.table?.focusRow(at: IndexPath(indexPath))
  }

  private var isOnScreen: Bool { host?.table?.window != nil }
}

extension UITableView.ScrollPosition {
  fileprivate init(_ position: ScrollPosition) {
    self =
      switch position {
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      case .nearest: .none
      }
  }
}
#endif
