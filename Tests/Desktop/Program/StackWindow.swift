// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK
import RowhouseTesting

/// A window under test, whose user taps rows and goes back by the key or the gesture of the leaflet.
@MainActor
final class StackWindow {
  private var window: PageWindow?

  isolated deinit { window?.close() }

  private var inspector: ScreenInspector {
    guard let window else { preconditionFailure("The contract showed no page before its checks.") }
    return ScreenInspector(window)
  }

  private var leaflet: OpaquePointer? {
    PoppedPages.leaflet(in: inspector.nativeWindow.widget)
  }
}

extension StackWindow: StackProbe {
  func show(_ page: any TablePage) {
    let window = PageWindow(page, options: DesktopOptions(diagnostics: .silent))
    window.setSize(width: 420, height: 480)
    window.present()
    self.window = window
  }

  var depth: Int {
    let pages = adw_leaflet_get_pages(leaflet)
    defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
    return Int(g_list_model_get_n_items(pages))
  }

  var title: String { inspector.title }

  func tap(row: Int) {
    inspector.layOut()
    guard let row = inspector.widget(at: RowIndexPath(section: 0, row: row)) else { return }
    gtk_widget_activate_action_variant(row.widget, "row.activate", nil)
  }

  func goBack() { adw_leaflet_navigate(leaflet, ADW_NAVIGATION_DIRECTION_BACK) }

  func finishTransition() -> Bool { adw_leaflet_get_child_transition_running(leaflet) == 0 }
}

extension StackWindow {
  /// Checks the contract of hosts with several pages.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    var faults: [String]?
    Task { faults = await NavigationContract { StackWindow() }.check(sequences: 20) }
    while faults == nil { MainTurns.run(1) }
    return faults ?? []
  }
}
#endif
