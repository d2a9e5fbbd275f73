// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Called when the user performs the action.
private let showHelp: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
  _, _, _ in
  MainActor.assumeIsolated { PageWindow(HelpPage(), options: .app).present() }
}

/// Adds the action `app.help` with the key F1 to the running application.
@MainActor
func addHelpAction() {
  guard let application = g_application_get_default(), let action = g_simple_action_new("help", nil)
  else { return }
  g_signal_connect_data(
    gpointer(action), "activate", unsafeBitCast(showHelp, to: GCallback.self), nil, nil,
    GConnectFlags(rawValue: 0))
  g_action_map_add_action(OpaquePointer(application), action)
  g_object_unref(gpointer(action))
  "F1".withCString { key in
    gtk_application_set_accels_for_action(
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self), "app.help",
      [key, nil])
  }
}

/// A page with help.
struct HelpPage: TablePage {
  var title: String { "Help" }
  var sections: [TableSection] { TableSection { Row("Press F1 to open this window.") } }
}
#endif
