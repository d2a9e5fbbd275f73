// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The state of a text that the user edits, in a field of one line or of several.
///
/// Updates do not change the text while it is edited. The row receives it as its `ControlReporting`
/// demands. When editing ends, the field shows the text of the page again.
@MainActor
final class FieldEditor: NSObject {
  weak var target: (any PartTarget)?
  /// Called when the user has changed the text.
  var onChange: (() -> Void)?
  private(set) var part: FieldPart?
  private(set) var isEditing = false
  /// True if the user may not change the text.
  var isDisabled = false
  /// The text that the row received last.
  private var reported = ""

  var control: ControlID { part?.control ?? .main }

  /// Takes over the field of the page.
  ///
  /// - Returns: The text to show, unless the user is editing.
  func show(_ part: FieldPart) -> String? {
    self.part = part
    return isEditing ? nil : part.input.text
  }

  func begin(_ text: String) {
    isEditing = true
    reported = text
  }

  func changed(_ field: UITextField) {
    let text = field.text ?? ""
    let cut = trimmed(text, isComposing: field.markedTextRange != nil)
    if cut != text { field.text = cut }
    changed(to: cut)
  }

  private func changed(to text: String) {
    onChange?()
    switch part?.input.reporting {
    case .continuous: report(text)
    case .onCommit, nil: target?.control(control, typed: text)
    }
  }

  func end(_ text: String) {
    guard isEditing else { return }
    isEditing = false
    report(text)
    target?.editingEnded()
  }

  private func report(_ text: String) {
    if takeUnreported(text) { target?.control(control, changedTo: .text(text)) }
  }

  /// Returns true if the row has not received a text, which then counts as received.
  func takeUnreported(_ text: String) -> Bool {
    defer { reported = text }
    return text != reported
  }
}

extension FieldEditor {
  /// Returns the text up to the allowed length, or all of it while an input method is composing.
  private func trimmed(_ text: String, isComposing: Bool) -> String {
    guard let most = part?.input.allowedLength, !isComposing else { return text }
    return text.prefixOfUTF16(most)
  }

  /// Returns true if a change keeps to the allowed length, or shortens a text that is too long.
  private func allows(_ string: String, in range: NSRange, of text: String) -> Bool {
    if isDisabled { return false }
    guard let most = part?.input.allowedLength else { return true }
    let more = string.utf16.count - range.length
    return more <= 0 || text.utf16.count + more <= most
  }
}

extension FieldEditor: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { begin(textField.text ?? "") }

  func textFieldDidEndEditing(_ textField: UITextField) { end(textField.text ?? "") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if isDisabled { return false }
    if textField.markedTextRange != nil || allows(string, in: range, of: textField.text ?? "") {
      return true
    }
    return paste(string, in: range, of: textField)
  }

  /// Inserts as much of a longer text as the limit of the field allows, as browsers do.
  private func paste(_ string: String, in range: NSRange, of field: UITextField) -> Bool {
    guard !isDisabled, string.count > 1, let text = field.text,
      let replaced = Range(range, in: text),
      let most = part?.input.allowedLength
    else { return false }
    let fitting = string.prefixOfUTF16(most - (text.utf16.count - range.length))
    guard !fitting.isEmpty else { return false }
    field.text = text.replacingCharacters(in: replaced, with: fitting)
    changed(field)
    return false
  }
}

extension FieldEditor: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    begin(textView.text ?? "")
    target?.linesBegan()
  }

  func textViewDidEndEditing(_ textView: UITextView) { end(textView.text ?? "") }

  func textViewDidChange(_ textView: UITextView) {
    let text = textView.text ?? ""
    let cut = trimmed(text, isComposing: textView.markedTextRange != nil)
    if cut != text { textView.text = cut }
    changed(to: cut)
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    !isDisabled
      && (textView.markedTextRange != nil || text.count > 1
        || allows(text, in: range, of: textView.text ?? ""))
  }
}
#endif
