// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseModel

/// The editing state of a one-line or multiline field.
///
/// Updates do not change the text while the user edits it. `ControlReporting` determines when the
/// row receives the text. When editing ends, the field shows the text of the page again. Return also
/// ends editing, although the field keeps the focus, until the user changes the text. If the user does something elsewhere
/// while the field keeps the focus, it shows the text of the page once that text changes.
///
/// The row also receives text that is dropped into a field without the focus, or that assistive technologies set there. No
/// end of editing follows.
@MainActor
final class FieldEditor {
  weak var target: (any PartTarget)?
  private(set) var part: FieldPart?
  private(set) var isEditing = false
  /// True if the text must not be reported.
  var isDisabled = false
  /// The text that the row last received, or `nil` if it has received other text while the user types.
  private var reported: String? = ""
  /// True if the row was notified that editing has ended, and the user has not changed the text
  /// since.
  private var hasEnded = false
  /// The text of the page after the user has done something elsewhere, or `nil` if the user has changed the text since.
  private var answer: String?
  /// True while the row receives the text.
  private var isReporting = false
  /// The length of the text at the beginning of editing, to which the user can return by undoing changes.
  private var initialLength = 0
  /// The text that is reported in a later turn of the main loop, or `nil` if there is none.
  private var postponed: String?
}

extension FieldEditor {
  var control: ControlID { part?.control ?? .main }

  /// Stores the newest field of the page.
  ///
  /// - Returns: The text to show, or `nil` while the user is editing or the text of the field will be reported.
  func show(_ part: FieldPart) -> String? {
    self.part = part
    let text = part.input.text
    guard isEditing else { return postponed == nil ? text : nil }
    guard hasEnded || answer.map({ $0 != text }) == true else { return nil }
    // The user has not typed this text.
    (answer, reported) = (text, text)
    return text
  }

  /// Called when the field has received the focus.
  func begin(_ text: String) {
    guard !isEditing else { return }
    isEditing = true
    (hasEnded, answer) = (false, nil)
    // The text of the field may be one that has just been dropped there.
    reported = postponed == nil ? text : part?.input.text
    initialLength = text.utf16.count
  }

  /// Discards the text that has not been reported, because the field will show another part.
  func forgetUse() { postponed = nil }

  /// Called before the user inserts text.
  ///
  /// The inserted text is shortened, not the surrounding text, because the user would not notice if
  /// the end of the surrounding text were removed. As in browsers, a one-line field removes the line breaks that the
  /// clipboard may contain.
  ///
  /// - Parameters:
  ///   - inserted: The text to insert.
  ///   - text: The text of the field without the inserted text.
  /// - Returns: The beginning of `inserted` that fits into the field, without line breaks that it does not accept, or
  ///   `nil` if all of it fits.
  func fitting(_ inserted: String, beside text: String) -> String? {
    guard let input = part?.input else { return nil }
    let accepted = input.withoutRefusedBreaks(inserted)
    let most = isEditing ? max(input.allowedLength, initialLength) : input.greatestLength
    let fitting = accepted.prefixOfUTF16(max(0, most - text.utf16.count))
    return fitting.utf16.count == inserted.utf16.count ? nil : fitting
  }

  /// Called when the user has changed the text.
  ///
  /// A row that receives each change may take long to find what the text describes, so it receives
  /// the text after GTK has drawn it. If the user types faster, it receives only the latest text.
  ///
  /// Outside of editing, the row receives the text in the next turn of the main loop, because GTK replaces a text in two
  /// changes.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - widget: The widget that shows the text.
  func changed(_ text: String, in widget: WidgetPointer) {
    (hasEnded, answer) = (false, nil)
    guard isEditing else { return postpone(text) }
    switch part?.input.reporting {
    case .continuous: postpone(text, until: widget)
    case .onCommit, nil: type(text)
    }
  }

  /// Called before the user does something elsewhere that does not move the focus.
  ///
  /// If the page has refused the text, the field keeps it, so only a later text of the page replaces it.
  func reportTyped(_ text: String) {
    guard isEditing, !isReporting else { return }
    report(text)
    answer = part?.input.text
  }

  /// Called when the user has pressed Return in a one-line field.
  func submit(_ text: String) {
    // The text may delete the row, or show another one in its widget.
    let submit = target?.submission()
    // The row that receives the text may move the focus or leave the page, which must not end editing
    // before Return is reported.
    let endsEditing = !hasEnded
    hasEnded = true
    report(text)
    target?.showPageAgain()
    submit?(endsEditing)
  }

  /// Called when the user is about to leave the page.
  func commit(_ text: String) {
    report(text)
    guard !hasEnded else { return }
    hasEnded = true
    target?.editingEnded()
  }

  /// Called when the field has lost the focus.
  func end(_ text: String) {
    guard isEditing else { return }
    isEditing = false
    postponed = nil
    if isUnreported(text) {
      target?.control(control, leftWith: .text(text))
    } else if hasEnded {
      target?.showPageAgain()
    } else {
      target?.editingEnded()
    }
  }

  private func type(_ text: String) {
    // The row must receive the final text even if it is the same as before.
    if target?.control(control, typed: text) == true { reported = nil }
  }

  /// Reports a text after the next frame of a widget, or in the next turn of the main loop if `widget` is `nil`, unless it
  /// is reported earlier.
  private func postpone(_ text: String, until widget: WidgetPointer? = nil) {
    let isWaiting = postponed != nil
    postponed = text
    guard !isWaiting else { return }
    let report: @MainActor () -> Void = { [weak self] in
      if let self, let text = self.postponed { self.report(text) }
    }
    if let widget { MainLoop.afterDrawing(widget, report) } else { MainLoop.after(0, report) }
  }

  private func report(_ text: String) {
    postponed = nil
    // Outside of editing, the field showed the text of the page.
    if !isEditing { reported = part?.input.text }
    guard isUnreported(text) else { return }
    isReporting = true
    defer { isReporting = false }
    target?.control(control, changedTo: .text(text))
  }

  /// Returns true if the text must be reported, and records it as reported.
  private func isUnreported(_ text: String) -> Bool {
    guard !isDisabled, text != reported else { return false }
    reported = text
    return true
  }
}
#endif
