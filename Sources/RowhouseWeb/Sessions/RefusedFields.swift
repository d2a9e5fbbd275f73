// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The fields of the last form that was sent without a script whose values were not accepted or not
/// applied.
///
/// If a value was not accepted, its row shows an error until the next event. A script explains a refused value itself.
struct RefusedFields: Hashable {
  /// The rows with such a field.
  private(set) var rows: Set<RowAddress> = []
  /// True if a control has refused a value.
  private(set) var hasRefused = false
  /// The texts that fields show again: texts that controls have refused, and texts from the form of
  /// an ended session or of an event that is not possible.
  private var texts: [RowAddress: [ControlID: String]] = [:]
}

extension RefusedFields {
  /// Returns the texts that the fields of a row show in place of their values.
  func texts(at address: RowAddress) -> [ControlID: String] {
    texts.isEmpty ? [:] : texts[address] ?? [:]
  }

  /// Adds a value that its control does not accept.
  ///
  /// The text of a secure field is not shown again.
  mutating func addRefused(_ field: PostedField, isSecret: Bool) {
    hasRefused = true
    rows.insert(field.address)
    if !isSecret { keep(field) }
  }

  /// Adds a value that was not applied.
  mutating func keep(_ field: PostedField) {
    texts[field.address, default: [:]][field.control] = field.text
  }

  /// Adds a value that the page does not accept.
  ///
  /// The field shows the value of the page again.
  mutating func addIgnored(_ field: PostedField) { rows.insert(field.address) }
}
