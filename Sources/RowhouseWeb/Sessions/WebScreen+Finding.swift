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
  func reference(_ address: RowAddress) -> RowReference? {
    guard let page, let sectionKey = WebKey(address.section), let rowKey = WebKey(address.row),
      let section = page.sections.firstIndex(where: { sectionKey.isKey(of: $0.id) })
    else { return nil }
    let count = min(page.sections[section].rowCount, PageRenderer.rowLimit)
    for row in 0..<count {
      let indexPath = RowIndexPath(section: section, row: row)
      if let id = page.rowID(at: indexPath), rowKey.isKey(of: id) {
        return page.reference(at: indexPath)
      }
    }
    return nil
  }
}
