// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The state of the row: its texts, and the attributes of its controls.
extension PartRenderer {
  /// Writes the texts below the row, each with the id by which the controls refer to it.
  mutating func write(notes box: BoxPart) {
    let padding = CSS.pixels(box.padding.leading)
    let isCentered =
      if case .vertical(let stack) = box.content { stack.alignment == .center } else { false }
    let rules =
      (isCentered ? "align-items:center;" : "")
      + "margin-block-start:\(CSS.pixels(style.subtitleGap));"
      + "row-gap:\(CSS.pixels(style.subtitleGap));padding-inline-start:\(padding)"
    markup.open("span", [.classes("vertical", "notes", context.sheet.className(rules))])
    for note in notes {
      var attributes: [Markup.Attribute] = [.named("id", id(of: note.kind))]
      // An alert is announced when it appears.
      if note.kind == .error { attributes.append(.named("role", "alert")) }
      write(note.part(style: style, isCentered: isCentered), attributes)
    }
    markup.close("span")
  }

  /// Returns the attributes of a control for the state of the row.
  ///
  /// A disabled field is read-only: it can be read and can have the focus. Any other disabled
  /// control cannot have the focus.
  ///
  /// - Parameters:
  ///   - kind: The kind of the control.
  ///   - valueText: The value, for a control that has no attribute for the text of its value.
  ///     Defaults to `nil`.
  /// - Returns: The attributes.
  func stateAttributes(
    of kind: ControlPart.Kind, valueText: String? = nil
  ) -> [Markup.Attribute] {
    var attributes: [Markup.Attribute] = []
    let hint = state.accessibility.hint
    // Browsers ignore a description next to a reference to the texts below the row.
    let texts = [valueText, hint].compactMap(\.self) + (hint == nil ? [] : notes.map(\.text))
    if !texts.isEmpty {
      attributes.append(.named("aria-description", texts.joined(separator: ", ")))
    }
    if hint == nil, !notes.isEmpty {
      let ids = notes.map { id(of: $0.kind) }.joined(separator: " ")
      attributes.append(.named("aria-describedby", ids))
    }
    // A button does not have a value that could be invalid.
    if state.isInvalid, kind != .button { attributes.append(.named("aria-invalid", "true")) }
    guard state.isDisabled else { return attributes }
    if kind == .field {
      return attributes + [.flag("readonly"), .named("aria-disabled", "true")]
    }
    // The element that contains segments is not an HTML control. Its buttons are disabled
    // separately.
    if kind == .picker { attributes.append(.named("aria-disabled", "true")) }
    return attributes + [.flag("disabled")]
  }

  /// Returns the id of the text's element, which is unique on the page.
  private func id(of kind: RowState.Note.Kind) -> String {
    let key = Fingerprint.text(Array("\(row.section)/\(row.row)".utf8))
    return "\(kind.rawValue)-\(key)"
  }
}
