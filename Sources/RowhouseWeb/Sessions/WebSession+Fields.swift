// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebSession {
  /// Applies the typed text of a form that was sent without a script.
  ///
  /// Rows whose values are not accepted show an error, because the browser shows a new document
  /// without any other explanation. The document also contains the texts whose fields are no longer on the page.
  ///
  /// - Returns: The controls whose text the user has changed.
  func perform(fields: [String: String]) -> Set<PostedField.Place> {
    let screen = top
    let changed = Self.changedFields(fields)
    var refused = RefusedFields()
    var unchanged: [(target: Target, value: ControlValue, old: ControlValue)] = []
    let (targets, lost) = Self.targets(of: changed, on: screen)
    let labels = screen.labels(of: lost)
    for field in lost { refused.addLost(field, label: labels[field.place]) }
    for target in targets {
      let field = target.field
      // An earlier field may have deleted the row, which then cannot show an error.
      guard let control = screen.control(field.control, of: target.row) else {
        refused.addLost(field, label: target.control.label)
        continue
      }
      guard let value = field.value, perform(value, of: target, on: screen) else {
        refused.addRefused(field, isSecret: field.isSecret || control.isSecret)
        continue
      }
      // At the end of editing, the page may take its new text away again, and be empty as before.
      if screen.control(field.control, of: target.row)?.value == control.value {
        unchanged.append((target, value, control.value))
      }
      endEditing(of: target, on: screen)
    }
    // Another field of the form may have made the value acceptable.
    for (target, value, old) in unchanged where !value.isSame(as: old) {
      let new = screen.control(target.field.control, of: target.row)?.value
      if new == old { refused.addIgnored(target.field) }
    }
    screen.refused = refused
    return Set(changed.map(\.place))
  }

  /// A field, and its row and control on the page.
  private struct Target {
    let field: PostedField
    let row: RowReference
    let control: ControlPart
  }

  /// Returns the fields whose controls exist, and the others.
  ///
  /// A row may have moved to another section, whose row with the same id may be another one.
  ///
  /// A client may send a thousand names that do not exist, so the names do not cause one search each.
  private static func targets(
    of fields: [PostedField], on screen: WebScreen
  ) -> (found: [Target], lost: [PostedField]) {
    let rows = screen.references(Set(fields.map(\.address)))
    let controls = rows.mapValues { screen.controls(of: $0) }
    var (found, lost): ([Target], [PostedField]) = ([], [])
    for field in fields {
      if let row = rows[field.address],
        let control = controls[field.address]?.first(where: { $0.control == field.control })
      {
        found.append(Target(field: field, row: row, control: control))
      } else {
        lost.append(field)
      }
    }
    return (found, lost)
  }

  /// Returns the fields whose text the user has changed, one for each control.
  ///
  /// The name of a field contains the mark of its old value, so a client could otherwise send a
  /// control many times, and each change would evaluate the page.
  private static func changedFields(_ fields: [String: String]) -> [PostedField] {
    let posted = fields.sorted { $0.key < $1.key }
      .compactMap { PostedField(name: $0.key, text: $0.value) }
    var last: [PostedField.Place: Int] = [:]
    for (index, field) in posted.enumerated() { last[field.place] = index }
    return posted.enumerated().filter { last[$0.element.place] == $0.offset }.map(\.element)
  }

  /// Shows the text that the user has typed into the form of an ended session, or of an event that is
  /// not possible.
  ///
  /// The text is applied with the next event of this session. Text whose field is not on the page can be copied. The
  /// text of a secure field is not shown again.
  ///
  /// - Parameters:
  ///   - fields: The texts of all fields of the form, by the names of the fields.
  ///   - areOfShownPage: False if the form is of another page, whose fields may have the same names. Defaults to
  ///     `true`.
  package func keep(fields: [String: String], areOfShownPage: Bool = true) {
    keep(fields: fields, on: areOfShownPage ? top : nil)
    // A dialog with the same number is another one.
    for field in PostedDialogField.all(in: fields) { top.refused.addLost(field) }
  }

  /// Shows the typed text on a page of the session, or on the current page if its own page is no longer in the stack.
  func keep(fields: [String: String], on screen: WebScreen?) {
    let posted = Self.changedFields(fields)
    let (found, lost) = screen.map { Self.targets(of: posted, on: $0) } ?? ([], posted)
    for target in found where !target.control.isSecret {
      // The row may have had a secure field when the user typed the text.
      if target.field.isSecret {
        screen?.refused.addLost(target.field, label: nil)
      } else {
        screen?.refused.keep(target.field)
      }
    }
    let labels = screen?.labels(of: lost) ?? [:]
    for field in lost { (screen ?? top).refused.addLost(field, label: labels[field.place]) }
  }

  /// Sets the value of a control.
  ///
  /// Returns `false` if the row does not accept the value.
  private func perform(_ value: ControlValue, of target: Target, on screen: WebScreen) -> Bool {
    let change = HostEvent.change(target.field.control, value)
    guard screen.offers(change, at: target.row) else { return false }
    _ = screen.driver?.send(change, to: target.row, flushing: true)
    return true
  }

  /// Ends the editing of a field if its row handles this.
  private func endEditing(of target: Target, on screen: WebScreen) {
    guard screen.offers(.didEndEditing, at: target.row) else { return }
    _ = screen.driver?.send(.didEndEditing, to: target.row, flushing: true)
  }
}

extension ControlPart {
  /// True if only the user may read the text of the control.
  fileprivate var isSecret: Bool {
    if case .field(let field) = self { field.input.kind == .secure } else { false }
  }
}

extension ControlValue {
  /// Returns `true` if both values look the same to a user, who does not see spaces at the ends of
  /// text.
  fileprivate func isSame(as other: ControlValue) -> Bool {
    guard case .text(let text) = self, case .text(let old) = other else { return self == other }
    func trimmed(_ text: String) -> Substring {
      let start = text.drop(while: \.isWhitespace)
      return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
    return trimmed(text) == trimmed(old)
  }
}
