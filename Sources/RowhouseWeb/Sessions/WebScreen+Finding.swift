// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebScreen {
  /// The row that an event is about, or nothing if it has gone or does not offer that event.
  func reference(_ address: RowAddress, offering event: HostEvent) -> RowReference? {
    guard let page, let reference = reference(address),
      let indexPath = page.indexPath(of: reference), let row = page.row(at: indexPath),
      row.offers(event, style: page.style(at: indexPath))
    else { return nil }
    return reference
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
