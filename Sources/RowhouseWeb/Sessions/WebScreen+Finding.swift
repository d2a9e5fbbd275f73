// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebScreen {
  /// Returns the row of an event, or `nil` if it does not exist or does not offer the event.
  func reference(_ address: RowAddress, offering event: HostEvent) -> RowReference? {
    guard let page, let reference = reference(address),
      let indexPath = page.indexPath(of: reference), let row = page.row(at: indexPath),
      row.offers(event, at: indexPath, of: page)
    else { return nil }
    return reference
  }

  /// Returns a row and the event that moves it, or `nil` if the row cannot be moved by that many
  /// steps.
  func move(_ address: RowAddress, by steps: Int) -> (RowReference, HostEvent)? {
    guard let reference = reference(address), page?.isEditing == true,
      let target = driver?.moveTarget(from: reference.indexPath, by: steps)
    else { return nil }
    return (reference, .move(to: target))
  }

  /// Returns the row with an address, or `nil` if there is none.
  ///
  /// The search includes rows on both sides of the slice, which may have moved since the user acted.
  func reference(_ address: RowAddress) -> RowReference? {
    guard let page, let slices, let rowKey = WebKey(address.row),
      let section = section(address.section)
    else { return nil }
    let shown = slices.sections[section]
    let before = max(0, shown.range.lowerBound - RowSlice.limit)..<shown.range.lowerBound
    let after = min(shown.total, shown.range.upperBound + RowSlice.limit)
    for row in shown.rows + before + (shown.range.upperBound..<after) {
      let indexPath = RowIndexPath(section: section, row: row)
      if let id = page.rowID(at: indexPath), rowKey.isKey(of: id) {
        return page.reference(at: indexPath)
      }
    }
    return nil
  }

  /// Returns a control of a row as it is drawn, or `nil` if there is none.
  func control(_ control: ControlID, at address: RowAddress) -> ControlPart? {
    guard let page, let indexPath = reference(address).flatMap({ page.indexPath(of: $0) }),
      let row = page.row(at: indexPath), let style = page.style(at: indexPath)
    else { return nil }
    return row.body(style: style).controls.first { $0.control == control }
  }

  /// Returns the id of the section with a key, or `nil` if there is none whose header has a button.
  func headerButton(ofSection key: String) -> ItemID? {
    guard let page, let section = section(key) else { return nil }
    let found = page.sections[section]
    return found.headerButton == nil ? nil : found.id
  }

  /// Returns the section with a key, or `nil` if there is none.
  func section(_ key: String) -> Int? {
    guard let page, let key = WebKey(key) else { return nil }
    return page.sections.firstIndex { key.isKey(of: $0.id) }
  }
}
