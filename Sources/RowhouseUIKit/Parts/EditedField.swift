// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A field that the user edits while another table replaces the one with the field.
@MainActor
struct EditedField {
  let control: ControlID
  private let text: String
  /// The offsets of the selected text from the beginning, or `nil` if the field has no selection.
  private let selection: Range<Int>?

  /// Records the text and the selection of a field.
  init(of view: any EditablePartView) {
    control = view.editor.control
    text = view.typedText
    selection = Self.selection(of: view)
  }

  private static func selection(of view: some EditablePartView) -> Range<Int>? {
    guard let range = view.selectedTextRange else { return nil }
    let start = view.offset(from: view.beginningOfDocument, to: range.start)
    return start..<max(start, view.offset(from: view.beginningOfDocument, to: range.end))
  }
}

extension EditedField {
  /// Makes a field of another table the first responder, with the recorded text and selection.
  ///
  /// - Returns: False if the field does not accept it.
  func continues(in view: some EditablePartView) -> Bool {
    guard !view.editor.isDisabled, view.becomeFirstResponder() else { return false }
    view.typedText = text
    view.editor.begin(text)
    guard let selection,
      let start = view.position(from: view.beginningOfDocument, offset: selection.lowerBound),
      let end = view.position(from: view.beginningOfDocument, offset: selection.upperBound)
    else { return true }
    view.selectedTextRange = view.textRange(from: start, to: end)
    return true
  }
}
#endif
