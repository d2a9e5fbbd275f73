// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The editing state of a one-line or multiline field.
///
/// Updates do not change the text while the user edits it. `ControlReporting` determines when the
/// row receives the text. When editing ends, the field shows the text of the page again. If the user does something
/// elsewhere while the field keeps the keyboard, it shows the text of the page once that text changes.
@MainActor
final class FieldEditor: NSObject {
  weak var target: (any PartTarget)?
  /// Called when the user has changed the text.
  var onChange: (() -> Void)?
  private(set) var part: FieldPart?
  private(set) var isEditing = false
  /// True if the user may not change the text.
  private(set) var isDisabled = false
  /// The text that the row last received, or `nil` if it has received other text while the user types.
  private var reported: String? = ""
  /// The text of the page after the user has done something elsewhere, or `nil` if the user has changed the text since.
  private var answer: String?
  /// True while the row receives the text.
  private var isReporting = false
  /// The length of the text at the beginning of editing, to which the user can return by undoing changes.
  private var initialLength = 0
  /// The newest text that no input method was composing.
  private var settledText = ""
  /// True while the Return key ends editing, of which the row is notified after the key.
  private var isReturning = false
  /// True while a view replaces its text by one that the user has not typed.
  private var ignoresChanges = false

  var control: ControlID { part?.control ?? .main }

  /// Stores the newest field of the page.
  ///
  /// - Returns: The text to show, or `nil` while the user is editing.
  func show(_ part: FieldPart) -> String? {
    self.part = part
    let text = part.input.text
    guard isEditing else { return text }
    guard let answer, answer != text else { return nil }
    // The user has not typed this text.
    (self.answer, reported, settledText) = (text, text, text)
    return text
  }

  /// Stores the state of the row, and returns false if it disables the view.
  ///
  /// A field that is being edited must not lose the keyboard during an update, so it only stops accepting changes.
  func setState(_ state: RowState) -> Bool {
    isDisabled = state.isDisabled
    return !isDisabled || isEditing
  }

  func begin(_ text: String) {
    isEditing = true
    answer = nil
    reported = text
    initialLength = text.utf16.count
    settledText = text
  }

  /// Stops editing without notifying the row, because another field continues it.
  func leave() { isEditing = false }

  /// Replaces the text of a field by a text that the user has not typed, which the row does not receive.
  func ignoreChanges(_ replace: () -> Void) {
    ignoresChanges = true
    defer { ignoresChanges = false }
    replace()
  }

  func changed(_ field: UITextField) {
    if ignoresChanges { return }
    changed(to: fitting(field.text ?? "", in: field) { field.text = $0 })
  }

  private func changed(to text: String) {
    answer = nil
    onChange?()
    switch part?.input.reporting {
    case .continuous: report(text)
    case .onCommit, nil: type(text)
    }
  }

  func end(_ text: String) {
    guard isEditing else { return }
    isEditing = false
    report(text)
    if isReturning { target?.showPageAgain() } else { target?.editingEnded() }
  }

  private func type(_ text: String) {
    // The row must receive the final text even if it is the same as before.
    if target?.control(control, typed: text) == true { reported = nil }
  }

  private func report(_ text: String) {
    guard takeUnreported(text) else { return }
    isReporting = true
    defer { isReporting = false }
    target?.control(control, changedTo: .text(text))
  }

  /// Returns true if the row has not received the text, which then counts as received.
  func takeUnreported(_ text: String) -> Bool {
    defer { reported = text }
    return text != reported
  }

  /// Called when the page shows the text that the row has received because the user does something elsewhere.
  ///
  /// If the page has refused the text, the field keeps it, so only a later text of the page replaces it.
  func settle() {
    if isEditing, !isReporting { answer = part?.input.text }
  }
}

extension FieldEditor {
  /// Shortens text that an input method has inserted, which could not be shortened before, and returns the new text of
  /// the field.
  private func fitting(
    _ text: String, in field: some UITextInput, set: (String) -> Void
  ) -> String {
    guard let input = part?.input, field.markedTextRange == nil else { return text }
    let most = greatestLength(of: input)
    guard text.utf16.count > most else {
      settledText = text
      return text
    }
    let (start, end) = text.shorteningInsertion(into: settledText, toUTF16: most)
    let fitting = start + end
    settledText = fitting
    if fitting != text {
      set(fitting)
      setCaret(at: start.utf16.count, of: field)
    }
    return fitting
  }

  /// Returns the maximum length of the text after a change, with which no text is lost that was there before.
  private func greatestLength(of input: FieldInput) -> Int {
    // Meanwhile, the text of the page may be one that an input method is composing.
    isEditing ? max(input.allowedLength, initialLength) : input.greatestLength
  }

  /// Returns the text that a field inserts for typed or pasted text, or `nil` if it inserts none.
  ///
  /// As in browsers, the inserted text is shortened to the beginning that fits into the field. The
  /// surrounding text is not shortened.
  ///
  /// When the user undoes a paste that was shortened, UIKit asks for the range of the whole pasted text. It raises an
  /// exception if it may delete this range and the text ends before it.
  private func inserted(_ string: String, in range: NSRange, of text: String) -> String? {
    guard !isDisabled, range.upperBound <= text.utf16.count, let input = part?.input else {
      return nil
    }
    let string = input.inserted(string)
    let room = greatestLength(of: input) - (text.utf16.count - range.length)
    if string.utf16.count <= max(room, range.length) { return string }
    let fitting = string.prefixOfUTF16(room)
    return fitting.isEmpty ? nil : fitting
  }

  /// Replaces a range with text, and places the insertion point after the text.
  ///
  /// - Returns: `false`, because UIKit must not make the change, too.
  private func insert(
    _ string: String, in range: NSRange, of field: some UITextInput, with text: String,
    set: (String) -> Void
  ) -> Bool {
    guard let replaced = Range(range, in: text) else { return false }
    set(text.replacingCharacters(in: replaced, with: string))
    setCaret(at: range.location + string.utf16.count, of: field)
    return false
  }

  /// Places the insertion point after a number of UTF-16 code units.
  private func setCaret(at offset: Int, of field: some UITextInput) {
    let caret = field.position(from: field.beginningOfDocument, offset: offset)
    if let caret { field.selectedTextRange = field.textRange(from: caret, to: caret) }
  }
}

extension FieldEditor: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { begin(textField.text ?? "") }

  func textFieldDidEndEditing(_ textField: UITextField) { end(textField.text ?? "") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { !isDisabled }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // The text may delete the row, or exchange its cell.
    let submit = target?.submission()
    isReturning = true
    let isMoved = part?.input.traits.returnKey == .next && target?.editField(after: control) == true
    if !isMoved { _ = textField.resignFirstResponder() }
    isReturning = false
    submit?(!isEditing)
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    if ignoresChanges { return true }
    if textField.markedTextRange != nil { return !isDisabled }
    guard let inserted = inserted(string, in: range, of: text) else { return false }
    if inserted == string { return true }
    defer { changed(textField) }
    return insert(inserted, in: range, of: textField, with: text) { textField.text = $0 }
  }
}

extension FieldEditor: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    begin(textView.text ?? "")
    target?.caretMoved()
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    // UIKit scrolls while the user extends a selection.
    if isEditing, !ignoresChanges, textView.selectedRange.length == 0 { target?.caretMoved() }
  }

  func textViewDidEndEditing(_ textView: UITextView) { end(textView.text ?? "") }

  func textViewDidChange(_ textView: UITextView) {
    changed(to: fitting(textView.text ?? "", in: textView) { textView.text = $0 })
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    if textView.markedTextRange != nil { return !isDisabled }
    let old = textView.text ?? ""
    guard let inserted = inserted(text, in: range, of: old) else { return false }
    if inserted == text { return true }
    defer { textViewDidChange(textView) }
    return insert(inserted, in: range, of: textView, with: old) { textView.text = $0 }
  }
}
#endif
