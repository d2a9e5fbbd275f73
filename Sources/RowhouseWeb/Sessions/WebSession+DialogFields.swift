// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// Fields of dialogs. See decision 0139.
///
/// The script reports the text of such a field like that of a row, before the answer, and disables the actions that need
/// text. Without a script, the text is sent with the form.
extension WebSession {
  /// Answers a dialog, or shows it again if the action needs text and there is none.
  func answer(_ id: DialogID, action: Int?) {
    let dialog = dialogs.first { $0.id == id }
    let text = dialog.flatMap(text(in:))
    if let dialog, let text, let action, !dialog.isEnabled(actionAt: action, text: text) {
      dialogInput.refused = id
      return send(SessionStep(dialogs: dialogMarkup()))
    }
    navigator.answer(id, action: action, text: text)
    closeDialog(id)
  }

  /// Stores typed text, and shows it as the text that the server has.
  func receive(_ text: String, in id: DialogID) {
    dialogInput.texts[id] = text
    if dialogInput.refused == id { dialogInput.refused = nil }
    send(SessionStep(dialogs: dialogMarkup()))
  }

  /// Stores the texts of dialogs in a form that was sent without a script.
  ///
  /// Text that the field does not accept is ignored, because browsers send none.
  ///
  /// - Parameters:
  ///   - fields: The texts of all fields of the form, by the names of the fields.
  ///   - keepsSecrets: False if the next document may show the text again, which is not done with secure text.
  ///   - screen: The page on which the user can copy the text of a dialog that is no longer open.
  func keepDialogTexts(_ fields: [String: String], keepsSecrets: Bool, on screen: WebScreen) {
    for field in PostedDialogField.all(in: fields) {
      guard let input = dialogs.first(where: { $0.id == field.dialog })?.field?.input else {
        screen.refused.addLost(field)
        continue
      }
      guard keepsSecrets || input.kind != .secure, input.takes(field.text) else { continue }
      dialogInput.texts[field.dialog] = field.text
    }
  }

  /// Returns the text in the field of a dialog, or `nil` if the dialog has no field.
  private func text(in dialog: Dialog) -> String? {
    dialog.field.map { dialogInput.texts[dialog.id] ?? $0.input.text }
  }

  /// Writes the field of a dialog, which has the focus when the dialog is shown.
  func write(_ field: DialogField, of dialog: Dialog, to markup: inout Markup) {
    var input = field.input
    input.text = text(in: dialog) ?? ""
    let shown = input.shownText
    let name = PostedDialogField.name(of: dialog.id, text: shown, isSecret: input.kind == .secure)
    var attributes: [Markup.Attribute] = [
      .classes("field"), .path("name", name),
      .named("aria-label", field.label), .named("type", input.inputType), .named("value", shown),
      .flag("autofocus"),
    ]
    attributes += input.markupAttributes
    if field.isRequired { attributes.append(.flag("required")) }
    if input.kind == .secure { attributes.append(.flag("data-secret")) }
    if dialogInput.refused == dialog.id { attributes.append(.named("aria-invalid", "true")) }
    markup.open("input", attributes)
  }
}

extension Dialog {
  /// The attributes that the script needs for the button of an action of a dialog with a field.
  func fieldAttributes(ofAction index: Int) -> [Markup.Attribute] {
    guard let field, actions[index].textAction != nil else { return [] }
    var attributes: [Markup.Attribute] = []
    if field.isRequired { attributes.append(.flag("data-needs-text")) }
    if index == defaultAction { attributes.append(.flag("data-default")) }
    return attributes
  }
}
