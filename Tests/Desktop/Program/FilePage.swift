// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Rowhouse
import RowhouseGTK

/// A page with the path of a file that the user has opened.
struct FilePage: TablePage {
  let path: String
  var title: String { "File" }
  var sections: [TableSection] { TableSection { Row(path) } }

  /// Runs an application that shows each file in a window.
  @MainActor
  static func run() {
    DesktopApplication.run(
      "org.rowhouse.FileTests",
      openFile: { path in
        // The name of the page is the first argument.
        if !path.hasSuffix("/files-page") { PageWindow(FilePage(path: path)).present() }
      },
      makeWindow: { PageWindow(FilePage(path: "No file")) })
  }
}
#endif
