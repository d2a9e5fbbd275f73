// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageDriver {
  /// Takes note that the user has moved a row, which the host shows at its new place already.
  ///
  /// The handler of the section is told, and the page is evaluated again at the next turn of the main
  /// loop. It is compared with what the host shows now: if the handler has moved the datum there is
  /// nothing left to do, and if it has done nothing the row is put back.
  ///
  /// - Parameters:
  ///   - reference: Which row, by ``PageSnapshot/reference(at:)`` of the page that the host shows.
  ///   - position: Where the host shows it now, counted from 0 in the rows of its section.
  /// - Returns: The page as the host shows it now, to answer from until the next update.
  /// - Complexity: O(*n*) in the section's rows.
  public func reorder(_ reference: RowReference, to position: Int) -> PageSnapshot {
    guard let source = page.indexPath(of: reference) else {
      report(.eventForMissingRow("move"))
      showWhole()
      return page
    }
    let target = min(max(0, position), page.sections[source.section].rowCount - 1)
    let move = move(of: reference, from: source, to: target)
    page.sections[source.section].moveRow(from: source.row, to: target)
    pending?.isComparedTooEarly = true
    noteChange()
    call(move)
    return page
  }

  /// Tells the handler of the section that a row is to be moved, which the host shows where it was.
  func move(_ reference: RowReference, to position: Int) -> Bool {
    let source = page.indexPath(of: reference) ?? reference.indexPath
    guard let move = move(of: reference, from: source, to: position) else { return false }
    call(move)
    return true
  }

  /// What tells the handler of a section that a row was moved, or nothing if it cannot be.
  ///
  /// The model may have changed since the page was read that is shown. Positions in what is no longer
  /// there would be wrong, so the page is read once more, and the row is moved behind the one that the
  /// user sees it behind.
  private func move(
    of reference: RowReference, from source: RowIndexPath, to target: Int
  ) -> (() -> Void)? {
    let newest = currentPage()
    guard target >= 0, let current = newest.indexPath(of: reference) else { return nil }
    let section = newest.sections[current.section]
    guard let handler = section.move, section.movableRows.contains(current.row) else { return nil }
    let place = place(from: source, to: target, in: newest, current)
    guard place != current.row, section.movableRows.contains(place) else { return nil }
    return { handler(current.row, place) }
  }

  private func place(
    from source: RowIndexPath, to target: Int, in newest: PageSnapshot, _ current: RowIndexPath
  ) -> Int {
    func position(_ row: Int) -> Int? {
      guard let shown = page.reference(at: RowIndexPath(section: source.section, row: row)),
        let place = newest.indexPath(of: shown), place.section == current.section
      else { return nil }
      return place.row > current.row ? place.row - 1 : place.row
    }
    let before = target > source.row ? target : target - 1
    if let place = position(before) { return place + 1 }
    return position(before + (before + 1 == source.row ? 2 : 1)) ?? target
  }

  /// The page as the model says it now.
  private func currentPage() -> PageSnapshot {
    guard let source, state.phase != .evaluating else { return pending?.page ?? page }
    // What is wrong about it is said when it is shown.
    let maker = SnapshotMaker(
      page: pageName, theme: theme, diagnostics: .silent, keeper: self, isRefreshing: isRefreshing)
    return maker.snapshot(of: PageDraft(source), after: page)
  }

  /// Hands the host the whole page next, whatever is on its way.
  private func showWhole() {
    isReloading = true
    if let page = pending?.page { pending = PendingPage(page: page, isWhole: true) }
    noteChange()
  }
}
