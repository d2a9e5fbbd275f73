// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebScreen {
  /// Returns the row of an event, or `nil` if it does not exist or does not offer the event.
  func reference(_ address: RowAddress, offering event: HostEvent) -> RowReference? {
    guard let reference = reference(address), offers(event, at: reference) else { return nil }
    return reference
  }

  /// Returns `true` if a row exists and offers an event.
  func offers(_ event: HostEvent, at reference: RowReference) -> Bool {
    guard let page, let indexPath = page.indexPath(of: reference),
      let row = page.row(at: indexPath)
    else { return false }
    return row.offers(event, at: indexPath, of: page)
  }

  /// Returns a row and the event that moves it, or `nil` if the row cannot be moved to the
  /// destination.
  func move(
    _ address: RowAddress, to destination: WebEvent.Destination
  ) -> (RowReference, HostEvent)? {
    guard let reference = reference(address), page?.isEditing == true,
      let target = target(of: reference, to: destination)
    else { return nil }
    return (reference, .move(to: target))
  }

  private func target(
    of reference: RowReference, to destination: WebEvent.Destination
  ) -> RowIndexPath? {
    let source = reference.indexPath
    switch destination {
    case .step(let step): return driver?.moveTarget(from: source, by: step)
    case .beginning(let key):
      return section(key).flatMap { target(from: source, to: RowIndexPath(section: $0, row: 0)) }
    case .behind(let address):
      guard var target = self.reference(address)?.indexPath, target != source else { return nil }
      // The position of the row is counted without the row itself.
      if target.section != source.section || target.row < source.row { target.row += 1 }
      return self.target(from: source, to: target)
    }
  }

  private func target(from source: RowIndexPath, to target: RowIndexPath) -> RowIndexPath? {
    guard page?.canMove(source, to: target) == true,
      let target = driver?.moveTarget(from: source, to: target), target != source
    else { return nil }
    return target
  }

  /// Returns the row with an address, or `nil` if there is none.
  ///
  /// The search includes rows on both sides of the slice, which may have moved since the user acted.
  func reference(_ address: RowAddress) -> RowReference? {
    guard let page, let slices, let rowKey = WebKey(address.row),
      let section = section(address.section)
    else { return nil }
    for row in slices.sections[section].searchedRows {
      let indexPath = RowIndexPath(section: section, row: row)
      if let id = page.rowID(at: indexPath), rowKey.isKey(of: id) {
        return page.reference(at: indexPath)
      }
    }
    return nil
  }

  /// Returns the rows with the given addresses, without those that do not exist.
  ///
  /// The search is that of ``reference(_:)``, but writes the key of each row once, regardless of the number of
  /// addresses.
  func references(_ addresses: Set<RowAddress>) -> [RowAddress: RowReference] {
    guard let page, let slices else { return [:] }
    return Self.references(addresses, on: page, slices)
  }

  private static func references(
    _ addresses: Set<RowAddress>, on page: PageSnapshot, _ slices: PageSlices
  ) -> [RowAddress: RowReference] {
    var open = Set(addresses.map(\.section))
    var found: [RowAddress: RowReference] = [:]
    for (section, shown) in slices.sections.enumerated() where !open.isEmpty {
      guard let key = open.remove(page.sections[section].id.webKey) else { continue }
      for row in shown.searchedRows {
        let indexPath = RowIndexPath(section: section, row: row)
        guard let id = page.rowID(at: indexPath) else { continue }
        let address = RowAddress(section: key, row: id.webKey)
        if addresses.contains(address), found[address] == nil {
          found[address] = page.reference(at: indexPath)
        }
      }
    }
    return found
  }

  /// Returns the address of the row that has the focus, or `nil` if its section does not exist or is empty.
  func address(of focused: FocusedRow) -> RowAddress? {
    switch focused {
    case .row(let address): return address
    case .position(let key, let row):
      guard let page, let section = section(key) else { return nil }
      let last = page.sections[section].rowCount - 1
      return page.rowID(at: RowIndexPath(section: section, row: min(row, last)))
        .map { RowAddress(section: key, row: $0.webKey) }
    }
  }

  /// Returns the controls of a row as they are drawn.
  func controls(of reference: RowReference) -> [ControlPart] {
    page.map { Self.controls(of: reference, on: $0) } ?? []
  }

  private static func controls(
    of reference: RowReference, on page: PageSnapshot
  ) -> [ControlPart] {
    guard let indexPath = page.indexPath(of: reference),
      let row = page.row(at: indexPath), let style = page.style(at: indexPath)
    else { return [] }
    return row.body(style: style).controls
  }

  /// Returns the labels that typed fields had in the last document, without those of fields that it did not contain.
  func labels(of fields: [PostedField]) -> [PostedField.Place: String] {
    let fields = fields.filter(\.isTyped)
    guard let (page, slices) = documented, !fields.isEmpty else { return [:] }
    let rows = Self.references(Set(fields.map(\.address)), on: page, slices)
    let controls = rows.mapValues { Self.controls(of: $0, on: page) }
    let labels = fields.map { field in
      let control = controls[field.address]?.first { $0.control == field.control }
      return (field.place, control?.label)
    }
    return Dictionary(labels) { $1 }.compactMapValues(\.self)
  }

  /// Returns a control of a row as it is drawn, or `nil` if there is none.
  func control(_ control: ControlID, of reference: RowReference) -> ControlPart? {
    controls(of: reference).first { $0.control == control }
  }

  /// The typed texts of forms that no field of the page shows.
  var lostTexts: [LostText] {
    let fields = refused.typedFields
    var texts = refused.lostTexts
    if fields.isEmpty { return texts.texts }
    let rows = references(Set(fields.map(\.address)))
    let lost = fields.filter { field in
      rows[field.address].flatMap { control(field.control, of: $0) } == nil
    }
    let labels = labels(of: lost)
    for field in lost { texts.add(LostText(text: field.text, label: labels[field.place])) }
    return texts.texts
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
