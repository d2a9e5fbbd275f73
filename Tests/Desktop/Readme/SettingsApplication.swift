// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseGTK

@main
struct SettingsApplication {
  @MainActor
  static func main() {
    DesktopApplication.run("org.example.Settings") { PageWindow(SettingsPage(account: Account())) }
  }
}
#else
/// Prints that the application needs GTK.
@main
struct SettingsApplication {
  static func main() { print("desktop-readme was built without the trait GTK") }
}
#endif
