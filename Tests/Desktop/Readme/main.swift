// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseGTK

DesktopApplication.run("org.example.Settings") { PageWindow(SettingsPage(account: Account())) }
#else
print("desktop-readme was built without the trait GTK")
#endif
