// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// A window on screen that shows a page, and its inspector.
@MainActor
struct ShownWindow {
  let window: PageWindow
  let inspector: ScreenInspector

  /// Opens a window 420 points wide, and waits until its table has a height.
  init(
    _ page: any TablePage, height: Int = 480,
    options: DesktopOptions = DesktopOptions(diagnostics: .silent)
  ) {
    window = PageWindow(page, options: options)
    window.setSize(width: 420, height: height)
    window.present()
    inspector = ScreenInspector(window)
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    window.driver.flush()
  }
}

extension ShownWindow {
  /// Shows the changes of the page, and lays them out.
  func update() {
    window.driver.flush()
    MainTurns.runPending()
    inspector.layOut()
  }
}
#endif
