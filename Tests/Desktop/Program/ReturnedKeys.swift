// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A field with an input method that sends the event of each key again, as that of Fcitx does.
@MainActor
enum ReturnedKeys {
  /// Presses Return twice.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(NamePage(state: state))
    defer { shown.window.close() }
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    guard let field = row?.controls.first?.widget.widget else { return ["there is no field"] }
    returnKeys(of: field)
    DisplayInput.focusWindow()
    gtk_widget_grab_focus(field)
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    return (1...2).compactMap { count in
      DisplayInput.run("keydown Return")
      MainTurns.wait { state.submissions >= count }
      DisplayInput.run("keyup Return")
      MainTurns.runPending()
      return state.submissions == count
        ? nil : "after \(count) Return keys, the row was submitted \(state.submissions) times"
    }
  }

  /// The event that the input method has sent again.
  nonisolated(unsafe) private static var returned: OpaquePointer?

  /// Takes each key before a field does, and sends its event again.
  private static func returnKeys(of field: UnsafeMutablePointer<GtkWidget>) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let take: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer?) -> gboolean =
      { controller, _, _, _, _ in
        let event = gtk_event_controller_get_current_event(controller)
        if event == ReturnedKeys.returned { return 0 }
        ReturnedKeys.returned = gdk_event_ref(event)
        g_timeout_add(
          1,
          { _ in
            gdk_display_put_event(
              gdk_event_get_display(ReturnedKeys.returned), ReturnedKeys.returned)
            return 0
          }, nil)
        return 1
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(take, to: GCallback.self), nil,
      nil, G_CONNECT_DEFAULT)
    gtk_widget_add_controller(field, keys)
  }

  @Observable
  fileprivate final class State {
    var submissions = 0
  }

  /// Holds Return in a field whose handler presents a dialog, and then presses it in the dialog.
  ///
  /// - Returns: The faults.
  static func runHeld() -> [String] {
    let state = State()
    let shown = ShownWindow(NamePage(state: state, hasNotice: true))
    defer { shown.window.close() }
    let row = shown.inspector.row(at: RowIndexPath(section: 0, row: 0))
    gtk_widget_grab_focus(row?.controls.first?.widget.widget)
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    DisplayInput.run("keydown Return")
    MainTurns.wait { PoppedPages.dialog() != nil }
    guard let dialog = PoppedPages.dialog() else { return ["there is no dialog"] }
    countKeys(of: OpaquePointer(dialog).widget)
    // A button is pressed a quarter of a second after the key, in which it is repeated six times.
    MainTurns.wait { keyCount >= 20 }
    var faults = keyCount >= 20 ? [] : ["the key was repeated \(keyCount) times"]
    if state.submissions != 1 || PoppedPages.dialog() != dialog {
      faults.append("a held Return key answered the dialog of its row")
    }
    DisplayInput.run("keyup Return")
    DisplayInput.run("key Return")
    MainTurns.wait { PoppedPages.dialog() == nil }
    if PoppedPages.dialog() != nil { faults.append("a dialog is not answered with Return") }
    return faults
  }

  /// The number of keys that a dialog has received.
  nonisolated(unsafe) private static var keyCount = 0

  private static func countKeys(of dialog: UnsafeMutablePointer<GtkWidget>) {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    let count: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> gboolean = {
      _, event, _ in
      if gdk_event_get_event_type(event) == GDK_KEY_PRESS { ReturnedKeys.keyCount += 1 }
      return 0
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(events), "event", unsafeBitCast(count, to: GCallback.self), nil, nil,
      G_CONNECT_DEFAULT)
    gtk_widget_add_controller(dialog, events)
  }

  private struct NamePage: TablePage {
    let state: State
    var hasNotice = false
    var title: String { "Names" }
    var sections: [TableSection] {
      TableSection("Names") {
        FieldRow("Name", text: "Ada") { _ in }
          .onSubmit {
            state.submissions += 1
            if hasNotice { navigator.alert("Hello") }
          }
      }
    }
  }
}
#endif
