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
  /// The rows that the browser holds.
  private(set) var windows: PageWindows?
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
    let (old, oldWindows) = (page, windows)
    page = update.page
    guard let old, let oldWindows else {
      let windows = PageWindows(update.page)
      self.windows = windows
      tell(.willDisplay, rows: windows.rows, of: update.page)
      return completion()
    }
    let windows =
      update.edits.map { oldWindows.following($0.changes, to: update.page) }
      ?? PageWindows(update.page, after: oldWindows, of: old)
    self.windows = windows
    let edits = HeldEdits(update.edits?.changes, from: oldWindows, to: windows)
    if !update.isEmpty {
      session?.screen(self, shows: update, edits, from: oldWindows, to: windows)
    }
    tellDisplays(update, edits, from: oldWindows, of: old)
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {
    // A browser keeps no selection.
  }
}

extension WebScreen {
  /// Has the browser hold other rows of a section.
  ///
  /// - Parameters:
  ///   - shown: The rows.
  ///   - section: Which section.
  /// - Returns: What happens to the rows that the browser holds, and those that it held before.
  func show(_ shown: ShownRows, inSection section: Int) -> (HeldEdits, PageWindows)? {
    guard let page, let old = windows, old.sections[section] != shown else { return nil }
    let new = old.showing(shown, inSection: section)
    windows = new
    let edits = HeldEdits(nil, from: old, to: new)
    tell(.didEndDisplaying, rows: edits.leaving.map(\.old), of: page)
    tell(.willDisplay, rows: edits.coming, of: page)
    return (edits, old)
  }
}
