// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebScreen {
  /// The row that an event is about, or nothing if it has gone or does not offer that event.
  func reference(_ address: RowAddress, offering event: HostEvent) -> RowReference? {
    guard let page, let reference = reference(address),
      let indexPath = page.indexPath(of: reference), let row = page.row(at: indexPath),
      page.offers(event, to: row, at: indexPath)
    else { return nil }
    return reference
  }

  /// The row that a user wants to move, and its new position, or nothing if it cannot be moved there.
  func move(_ address: RowAddress, by steps: Int) -> (RowReference, HostEvent)? {
    guard let reference = reference(address) else { return nil }
    let event = HostEvent.move(to: reference.indexPath.row + steps)
    return self.reference(address, offering: event).map { ($0, event) }
  }

  /// The row with an address, or nothing if it has gone.
  ///
  /// It is looked for among the rows that the browser holds, and as many before and after them: when
  /// the user pressed it, a window may have been about to move on.
  func reference(_ address: RowAddress) -> RowReference? {
    guard let page, let windows, let rowKey = WebKey(address.row),
      let section = section(address.section)
    else { return nil }
    let shown = windows.sections[section]
    let before = max(0, shown.range.lowerBound - ShownRows.limit)..<shown.range.lowerBound
    let after = min(shown.total, shown.range.upperBound + ShownRows.limit)
    for row in shown.rows + before + (shown.range.upperBound..<after) {
      let indexPath = RowIndexPath(section: section, row: row)
      if let id = page.rowID(at: indexPath), rowKey.isKey(of: id) {
        return page.reference(at: indexPath)
      }
    }
    return nil
  }

  /// The section with a key, or nothing if it has gone.
  func section(_ key: String) -> Int? {
    guard let page, let key = WebKey(key) else { return nil }
    return page.sections.firstIndex { key.isKey(of: $0.id) }
  }
}

extension PageSnapshot {
  /// Whether a user can do this to a row as it is drawn.
  @MainActor
  fileprivate func offers(_ event: HostEvent, to row: AnyRow, at indexPath: RowIndexPath) -> Bool {
    switch event {
    case .insert where !isEditing || row.editingStyle != .insert: return false
    case .move(let position):
      return isEditing && canMove(indexPath)
        && sections[indexPath.section].movableRows.contains(position)
    default: return row.offers(event, style: style(at: indexPath))
    }
  }
}
