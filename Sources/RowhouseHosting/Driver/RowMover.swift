// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

@MainActor
struct RowMover {
  let pipeline: UpdatePipeline
}

extension RowMover {
  /// Handles a move that the host shows already, and returns the page as the host shows it now.
  func reorder(_ reference: RowReference, to position: Int) -> PageSnapshot {
    let page = pipeline.page
    guard let source = page.indexPath(of: reference) else {
      pipeline.report(.eventForMissingRow("move"))
      pipeline.receive(.shownPageLost)
      return page
    }
    let target = min(max(0, position), page.sections[source.section].rowCount - 1)
    let move = move(of: reference, from: source, to: target)
    pipeline.moveShownRow(at: source, to: target)
    pipeline.call(move)
    return pipeline.page
  }

  /// Handles a move that the host does not show yet, and returns false if it is not possible.
  func move(_ reference: RowReference, to position: Int) -> Bool {
    let source = pipeline.page.indexPath(of: reference) ?? reference.indexPath
    guard let move = move(of: reference, from: source, to: position) else { return false }
    pipeline.call(move)
    return true
  }

  /// Returns a call of the section's handler; `nil` if the row cannot be moved.
  ///
  /// The model may have changed since the shown page was evaluated, and its positions may no longer
  /// exist. So the page is evaluated again, and the row is moved behind the row that the user sees
  /// above it.
  private func move(
    of reference: RowReference, from source: RowIndexPath, to target: Int
  ) -> (() -> Void)? {
    let newest = pipeline.currentPage()
    guard target >= 0, let current = newest.indexPath(of: reference) else { return nil }
    let section = newest.sections[current.section]
    guard let handler = section.move, section.movableRows.contains(current.row) else { return nil }
    let destination = destination(from: source, to: target, in: newest, current)
    guard destination != current.row, section.movableRows.contains(destination) else { return nil }
    return { handler(current.row, destination) }
  }

  private func destination(
    from source: RowIndexPath, to target: Int, in newest: PageSnapshot, _ current: RowIndexPath
  ) -> Int {
    func position(_ row: Int) -> Int? {
      let indexPath = RowIndexPath(section: source.section, row: row)
      guard let shown = pipeline.page.reference(at: indexPath),
        let found = newest.indexPath(of: shown), found.section == current.section
      else { return nil }
      return found.row > current.row ? found.row - 1 : found.row
    }
    let before = target > source.row ? target : target - 1
    if let found = position(before) { return found + 1 }
    return position(before + (before + 1 == source.row ? 2 : 1)) ?? target
  }
}

extension PageDriver {
  /// Handles a row that the user has moved, and that the host already shows at its new position.
  ///
  /// The driver calls the handler of the section, and compares the next page with what the host
  /// shows now. If the handler has not moved the datum, the row is moved back.
  ///
  /// - Parameters:
  ///   - reference: The row, by ``PageSnapshot/reference(at:)`` of the shown page.
  ///   - position: The new position, counted from 0 in the section.
  /// - Returns: The page that the host answers from until the next update.
  /// - Complexity: O(*n*) in the section's rows.
  public func reorder(_ reference: RowReference, to position: Int) -> PageSnapshot {
    RowMover(pipeline: pipeline).reorder(reference, to: position)
  }
}
