// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseGTK

@MainActor
func showAbout(over window: PageWindow) {
  let about = OpaquePointer(adw_about_window_new())
  adw_about_window_set_application_name(about, "Settings")
  window.withNativeWindow { native in
    gtk_window_set_transient_for(UnsafeMutablePointer(about), UnsafeMutablePointer(native))
  }
  gtk_window_present(UnsafeMutablePointer(about))
}
#endif
