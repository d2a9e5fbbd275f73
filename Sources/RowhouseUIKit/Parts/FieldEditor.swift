// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// What becomes of a text while the user edits it, in a field of one line or of several.
///
/// While it is edited nobody else changes it. The row hears of it as its `FieldReporting` says, and
/// when the user is done the field shows again what the page says.
@MainActor
final class FieldEditor: NSObject {
  weak var target: (any PartTarget)?
  /// Called when the text has changed, by whomever.
  var onChange: (() -> Void)?
  private(set) var part: FieldPart?
  /// Whether the user is editing.
  private(set) var isEditing = false
  /// The text that the row knows.
  private var told = ""

  var control: ControlID { part?.control ?? .main }

  /// Takes over what the page says.
  ///
  /// - Returns: The text to show, unless the user is editing.
  func show(_ part: FieldPart) -> String? {
    self.part = part
    return isEditing ? nil : part.input.text
  }

  func begin(_ text: String) {
    isEditing = true
    told = text
  }

  func changed(_ field: UITextField) {
    let text = field.text ?? ""
    let cut = trimmed(text, isComposing: field.markedTextRange != nil)
    if cut != text { field.text = cut }
    changed(to: cut)
  }

  private func changed(to text: String) {
    onChange?()
    guard part?.input.reporting == .whileTyping else { return }
    tell(text)
  }

  func end(_ text: String) {
    guard isEditing else { return }
    isEditing = false
    tell(text)
    target?.editingEnded()
  }

  private func tell(_ text: String) {
    guard text != told else { return }
    told = text
    target?.control(control, changedTo: .text(text))
  }
}

extension FieldEditor {
  /// The text up to the most that can be typed, in whole characters; all of it while an input method
  /// is still composing.
  private func trimmed(_ text: String, isComposing: Bool) -> String {
    guard let most = part?.input.allowedLength, text.utf16.count > most, !isComposing else {
      return text
    }
    var (end, units) = (text.startIndex, 0)
    for character in text {
      units += character.utf16.count
      if units > most { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  /// Whether a change keeps to the limit, or makes a text that is too long shorter.
  private func allows(_ string: String, in range: NSRange, of text: String) -> Bool {
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
    if textField.markedTextRange != nil || allows(string, in: range, of: textField.text ?? "") {
      return true
    }
    return paste(string, in: range, of: textField)
  }

  /// Puts in as much of a longer text as there is room for, as browsers do.
  private func paste(_ string: String, in range: NSRange, of field: UITextField) -> Bool {
    guard string.count > 1, let text = field.text, let place = Range(range, in: text),
      let most = part?.input.allowedLength
    else { return false }
    let room = most - (text.utf16.count - range.length)
    let fitting = string.prefixOfUTF16(room)
    guard !fitting.isEmpty else { return false }
    field.text = text.replacingCharacters(in: place, with: fitting)
    changed(field)
    return false
  }
}

extension FieldEditor: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { begin(textView.text ?? "") }

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
    textView.markedTextRange != nil || text.count > 1
      || allows(text, in: range, of: textView.text ?? "")
  }
}

extension String {
  /// The beginning of the text, in whole characters, that has no more UTF-16 code units than that.
  func prefixOfUTF16(_ most: Int) -> String {
    var (end, units) = (startIndex, 0)
    for character in self {
      units += character.utf16.count
      if units > most { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }
}
#endif
