// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// One page of a session's stack: a host whose table is HTML.
@MainActor
final class WebScreen {
  let number: Int
  /// Where the page has an address of its own.
  let path: String?
  private(set) var page: PageSnapshot?
  private(set) var driver: PageDriver?
  private weak var session: WebSession?

  init(number: Int, path: String?, session: WebSession) {
    self.number = number
    self.path = path
    self.session = session
  }

  /// Shows a page.
  func show(_ page: any TablePage, theme: Theme, diagnostics: DiagnosticsHandler) {
    let driver = PageDriver(host: self, theme: theme, diagnostics: diagnostics)
    self.driver = driver
    driver.show(page)
  }
}

extension WebScreen: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    let old = page
    page = update.page
    if let old, !update.isEmpty { session?.screen(self, shows: update, after: old) }
    tellDisplays(update, after: old)
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {
    // A browser keeps no selection.
  }
}
