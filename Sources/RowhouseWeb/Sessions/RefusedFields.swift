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
  /// True if a control has refused a value, or if a typed text has no field.
  private(set) var hasRefused = false
  /// The texts that fields show again: texts that controls have refused, and texts from the form of
  /// an ended session or of an event that is not possible.
  private var kept: [RowAddress: [ControlID: PostedField]] = [:]
  /// The typed texts whose fields are not on the page, without those that only the user may read.
  private(set) var lostTexts = LostTexts()
  /// True if a typed text has no field on the page.
  private(set) var hasLost = false
}

extension RefusedFields {
  /// Returns the texts that the fields of a row show in place of their values.
  func texts(at address: RowAddress) -> [ControlID: String] {
    kept.isEmpty ? [:] : kept[address]?.mapValues(\.text) ?? [:]
  }

  /// The fields with typed texts that they show in place of their values, in the order of their texts.
  var typedFields: [PostedField] {
    kept.values.flatMap { $0.values }.filter(\.isTyped).sorted { $0.text < $1.text }
  }

  /// The estimated memory of the texts, in bytes.
  var memory: Int {
    kept.values.joined().reduce(lostTexts.memory) { $0 + $1.value.text.utf8.count }
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
    kept[field.address, default: [:]][field.control] = field
  }

  /// Adds a value whose field is not on the page.
  ///
  /// A choice is ignored. The text of a secure field is not shown again.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - label: The label of the field, or `nil` if it is not known.
  mutating func addLost(_ field: PostedField, label: String?) {
    if field.isTyped { addLost(LostText(text: field.text, label: label), isSecret: field.isSecret) }
  }

  /// Adds the text of a dialog that is no longer open.
  mutating func addLost(_ field: PostedDialogField) {
    if field.text.isEmpty { return }
    addLost(LostText(text: field.text, label: nil), isSecret: field.isSecret)
  }

  /// Adds a typed text that is not on the page.
  private mutating func addLost(_ text: LostText, isSecret: Bool) {
    (hasRefused, hasLost) = (true, true)
    if !isSecret { lostTexts.add(text) }
  }

  /// Adds the typed texts of a page that is no longer in the stack.
  mutating func addLost(of other: RefusedFields) {
    for text in other.lostTexts.texts { lostTexts.add(text) }
    hasLost = hasLost || other.hasLost
    for field in other.typedFields { addLost(field, label: nil) }
  }

  /// Adds a value that the page does not accept.
  ///
  /// The field shows the value of the page again.
  mutating func addIgnored(_ field: PostedField) { rows.insert(field.address) }
}
