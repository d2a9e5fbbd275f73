// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseModel

/// The field of a dialog.
@MainActor
final class DialogEntry {
  let pointer: WidgetPointer
  private let field: DialogField
  /// The widget of the text inside the entry.
  private let view: WidgetPointer
  /// Shortens inserted text, and removes its line breaks.
  private let editor = FieldEditor()
  /// Called with the text when the user has changed it.
  var onChange: ((String) -> Void)?

  /// Creates a field whose Return key chooses the default response of the dialog.
  init?(_ field: DialogField) {
    let input = field.input
    guard let entry = input.kind == .secure ? gtk_password_entry_new() : gtk_entry_new(),
      let view = gtk_editable_get_delegate(entry.opaque)
    else { return nil }
    self.field = field
    pointer = entry
    self.view = WidgetPointer(view)
    _ = editor.show(FieldPart(input, label: field.label))
    if input.kind == .secure { Property.set("show-peek-icon", of: entry.raw, to: true) }
    Property.set("activates-default", of: entry.raw, to: true)
    Property.set("placeholder-text", of: entry.raw, to: input.placeholder)
    gtk_text_set_input_purpose(self.view.cast(), input.kind.inputPurpose)
    gtk_text_set_input_hints(self.view.cast(), input.inputHints)
    gtk_editable_set_text(entry.opaque, input.text)
    entry.setAccessibleName(field.label)
    observe("insert-text", of: self.view.raw) { [weak self] arguments in
      if let self { self.editor.insert(arguments, into: self.view) }
    }
    observe("changed", of: entry.raw) { [weak self] _ in
      if let self { self.onChange?(self.text) }
    }
  }
}

extension DialogEntry {
  /// The text as the field accepts it.
  var text: String {
    field.accepted(gtk_editable_get_text(pointer.opaque).map { String(cString: $0) } ?? "")
  }

  /// Moves the focus to the field and selects its text.
  func focus() {
    gtk_widget_grab_focus(pointer)
    gtk_editable_select_region(pointer.opaque, 0, -1)
  }
}
#endif
