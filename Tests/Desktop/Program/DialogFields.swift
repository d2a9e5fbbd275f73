// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Dialogs with a field, which are answered with the keyboard.
@MainActor
enum DialogFields {
  private struct EmptyPage: TablePage {
    var title: String { "Names" }
    var sections: [TableSection] { TableSection { Row("Row") } }
  }

  /// Types into the fields of dialogs.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let shown = ShownWindow(EmptyPage())
    defer { shown.window.close() }
    let navigator = shown.window.navigator
    var names: [String] = []
    var faults: [String] = []
    func expect(_ isTrue: Bool, _ fault: String) {
      if !isTrue { faults.append(fault) }
    }
    typealias Shown = (dialog: UnsafeMutablePointer<AdwMessageDialog>, entry: OpaquePointer)
    func ask(_ field: DialogField) -> Shown? {
      navigator.ask("Rename", for: field, confirm: "Rename") { names.append($0) }
      MainTurns.wait { PoppedPages.dialog() != nil }
      guard let dialog = PoppedPages.dialog(),
        let entry = adw_message_dialog_get_extra_child(dialog)
      else {
        faults.append("there is no dialog with a field")
        return nil
      }
      MainTurns.wait { gtk_window_is_active(OpaquePointer(dialog).window) != 0 }
      return (dialog, OpaquePointer(entry))
    }

    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    guard let (dialog, entry) = ask(DialogField("Name", text: "Old").lengthLimit(4)) else {
      return faults
    }
    var (start, end): (Int32, Int32) = (0, 0)
    expect(
      gtk_editable_get_selection_bounds(entry, &start, &end) != 0 && start == 0 && end == 3,
      "the initial text is not selected")
    DisplayInput.run("key BackSpace")
    MainTurns.wait { adw_message_dialog_get_response_enabled(dialog, "1") == 0 }
    expect(
      adw_message_dialog_get_response_enabled(dialog, "1") == 0
        && adw_message_dialog_get_response_enabled(dialog, "0") != 0,
      "the action that needs text is not disabled")
    DisplayInput.run("key Return")
    MainTurns.runPending()
    expect(PoppedPages.dialog() == dialog && names.isEmpty, "Return chooses an action without text")
    gtk_editable_set_text(entry, "")
    var position: Int32 = 0
    gtk_editable_insert_text(gtk_editable_get_delegate(entry), "a\nbcdef", -1, &position)
    expect(
      String(cString: gtk_editable_get_text(entry)) == "abcd", "the pasted text is not shortened")
    DisplayInput.run("key Return")
    MainTurns.wait { PoppedPages.dialog() == nil }
    expect(names == ["abcd"], "Return answers with \(names)")

    guard let (_, secret) = ask(DialogField("Password", kind: .secure)) else { return faults }
    expect(
      gtk_text_get_visibility(UnsafeMutablePointer(gtk_editable_get_delegate(secret))) == 0,
      "the password is visible")
    DisplayInput.run("key x")
    DisplayInput.run("key Escape")
    MainTurns.wait { PoppedPages.dialog() == nil }
    expect(PoppedPages.dialog() == nil && names.count == 1, "Escape does not cancel")
    // Releases the dialog. A warning of GTK ends the program.
    MainTurns.runPending()
    return faults
  }
}
#endif
