// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebSession {
  /// Applies the typed text of a form that was sent without a script.
  ///
  /// Rows whose values are not accepted show an error, because the browser shows a new document
  /// without any other explanation.
  func perform(fields: [String: String]) {
    let screen = top
    var refused = RefusedFields()
    var changed: [(field: PostedField, value: ControlValue, old: ControlValue)] = []
    for field in Self.changedFields(fields) {
      // A deleted row cannot show an error.
      guard let control = screen.control(field.control, at: field.address) else { continue }
      if let value = field.value, perform(value, of: field, on: screen) {
        changed.append((field, value, control.value))
      } else {
        refused.addRefused(field, isSecret: control.isSecret)
      }
    }
    for (field, value, old) in changed where !value.isSame(as: old) {
      let new = screen.control(field.control, at: field.address)?.value
      if new == old { refused.addIgnored(field) }
    }
    screen.refused = refused
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
  /// The text is applied with the next event of this session. The text of a secure field is not
  /// shown again.
  package func keep(fields: [String: String]) {
    for (name, text) in fields {
      guard let field = PostedField(name: name, text: text),
        let control = top.control(field.control, at: field.address), !control.isSecret
      else { continue }
      top.refused.keep(field)
    }
  }

  /// Sets the value of a control and ends its editing.
  ///
  /// Returns `false` if the row does not accept the value.
  private func perform(_ value: ControlValue, of field: PostedField, on screen: WebScreen) -> Bool {
    let change = HostEvent.change(field.control, value)
    guard let reference = screen.reference(field.address, offering: change) else { return false }
    _ = screen.driver?.send(change, to: reference, flushing: true)
    if let reference = screen.reference(field.address, offering: .didEndEditing) {
      _ = screen.driver?.send(.didEndEditing, to: reference, flushing: true)
    }
    return true
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
