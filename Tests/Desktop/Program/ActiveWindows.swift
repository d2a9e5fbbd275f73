// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with an edited field that is inactive for a while, for example below a dialog.
///
/// The window manager makes windows active, and the virtual display has none, so the signals of GTK are emitted.
@MainActor
enum ActiveWindows {
  /// Changes the title while the window is inactive, and then leaves the page with the key of the leaflet.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(FirstPage())
    defer { shown.window.close() }
    shown.window.navigator.push(TextPage(state: state))
    let table = shown.inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    let row = RowIndexPath(section: 0, row: 0)
    guard let leaflet = PoppedPages.leaflet(in: shown.inspector.nativeWindow.widget),
      let field = shown.inspector.row(at: row)?.controls.first?.widget
    else { return ["there is no field"] }
    gtk_widget_grab_focus(field.widget)
    var faults: [String] = []
    if canGoBack(leaflet) { faults.append("the keys of the leaflet leave a page with a field") }
    Controllers.cross("leave", field.widget)
    notify(shown.inspector.nativeWindow)
    state.title = "Saved"
    shown.update()
    Controllers.cross("enter", field.widget)
    notify(shown.inspector.nativeWindow)
    if canGoBack(leaflet) { faults.append("the keys of the leaflet leave a page after a dialog") }
    return faults
  }

  private static func canGoBack(_ leaflet: OpaquePointer) -> Bool {
    adw_leaflet_get_can_navigate_back(leaflet) != 0
  }

  private static func notify(_ window: OpaquePointer) {
    g_object_notify(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GObject.self), "is-active")
  }

  @Observable
  fileprivate final class State {
    var title = "Draft"
  }

  private struct FirstPage: TablePage {
    var title: String { "First" }
    var sections: [TableSection] { [] }
  }

  private struct TextPage: TablePage {
    let state: State
    var title: String { state.title }
    var sections: [TableSection] { TableSection { FieldRow("Text", text: "") { _ in } } }
  }
}
#endif
