// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Moves rows for the user, and calls the handlers of their sections.
@MainActor
struct RowMover {
  let pipeline: UpdatePipeline
}

extension RowMover {
  /// Handles a move that the host already shows, and returns the page as the host shows it now.
  func reorder(_ reference: RowReference, to target: RowIndexPath) -> PageSnapshot {
    let page = pipeline.page
    guard let source = page.indexPath(of: reference) else {
      pipeline.report(.eventForMissingRow("move"))
      pipeline.receive(.shownPageLost)
      return page
    }
    let section = min(max(0, target.section), page.sections.count - 1)
    let last = page.sections[section].rowCount - (section == source.section ? 1 : 0)
    let target = RowIndexPath(section: section, row: min(max(0, target.row), last))
    let move = move(of: reference, from: source, to: target)
    pipeline.moveShownRow(at: source, to: target)
    pipeline.call(move)
    return pipeline.page
  }

  /// Handles a move that the host does not show yet, and returns false if the move is not possible.
  func move(_ reference: RowReference, to target: RowIndexPath) -> Bool {
    let source = pipeline.page.indexPath(of: reference) ?? reference.indexPath
    guard let move = move(of: reference, from: source, to: target) else { return false }
    pipeline.callAndReadAgain(move)
    return true
  }

  /// Returns the index path to which the row at `source` moves when it is dropped at a target on
  /// the shown page.
  func target(from source: RowIndexPath, to target: RowIndexPath) -> RowIndexPath {
    let nearest = pipeline.page.nearestMoveTarget(from: source, to: target)
    return allowedTarget(from: source, among: [nearest]) ?? source
  }

  /// Returns the index path to which a row of the shown page moves by one step, or `nil` if it
  /// cannot move.
  func target(from source: RowIndexPath, by step: Int) -> RowIndexPath? {
    guard step != 0, pipeline.page.canMove(source) else { return nil }
    let targets = pipeline.page.moveTargets(from: source, isDown: step > 0)
    return allowedTarget(from: source, among: targets)
  }

  /// Returns the first target that the section of a row allows, or the one that it chooses instead.
  ///
  /// The position of the row is not a target.
  private func allowedTarget(
    from source: RowIndexPath, among targets: some Sequence<RowIndexPath>
  ) -> RowIndexPath? {
    let page = pipeline.page
    guard let row = page.rowID(at: source), let choose = page.sections[source.section].moveTarget
    else { return targets.first { $0 != source } }
    var allowed: RowIndexPath?
    // One call for all targets, which may be many.
    pipeline.call {
      for target in targets where target != source {
        let wanted = choose(page.move(of: row, from: source, to: target))
        guard let wanted, wanted != source, page.canMove(source, to: wanted) else { continue }
        allowed = wanted
        return
      }
    }
    return allowed
  }

  /// Returns a call to the section's handler, or `nil` if the row cannot be moved.
  ///
  /// The model may have changed since the shown page was evaluated, and the positions of that page
  /// may no longer exist. Therefore, this method evaluates the page again, and moves the row behind
  /// the row that the user sees above it.
  private func move(
    of reference: RowReference, from source: RowIndexPath, to target: RowIndexPath
  ) -> (() -> Void)? {
    let newest = pipeline.currentPage()
    let shown = pipeline.page.sections
    guard shown.indices.contains(target.section), let current = newest.indexPath(of: reference),
      let section = newest.sections.firstIndex(where: { $0.id == shown[target.section].id })
    else { return nil }
    let row = row(from: source, to: target, in: newest, section: section, current)
    let destination = RowIndexPath(section: section, row: row)
    guard destination != current, newest.canMove(current, to: destination) else { return nil }
    switch newest.sections[current.section].move {
    case .within(let handler)?: return { handler(current.row, destination.row) }
    case .between(let handler)?:
      let move = newest.move(of: reference.row, from: current, to: destination)
      return { handler(move) }
    case nil: return nil
    }
  }

  private func row(
    from source: RowIndexPath, to target: RowIndexPath, in newest: PageSnapshot, section: Int,
    _ current: RowIndexPath
  ) -> Int {
    func position(_ row: Int) -> Int? {
      let indexPath = RowIndexPath(section: target.section, row: row)
      guard let shown = pipeline.page.reference(at: indexPath),
        let found = newest.indexPath(of: shown), found.section == section
      else { return nil }
      return section == current.section && found.row > current.row ? found.row - 1 : found.row
    }
    let staysInSection = source.section == target.section
    let before = staysInSection && target.row > source.row ? target.row : target.row - 1
    if let found = position(before) { return found + 1 }
    return position(before + (staysInSection && before + 1 == source.row ? 2 : 1)) ?? target.row
  }
}
