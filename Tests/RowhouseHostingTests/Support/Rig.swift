// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// A driver, its host and what it reports, in one hand.
@MainActor
struct Rig {
  let host = RecordingHost()
  let reports = Reports()
  let driver: PageDriver

  init(theme: Theme = .standard) {
    driver = PageDriver(host: host, theme: theme, diagnostics: reports.handler)
  }

  init(_ page: some TablePage) {
    self.init()
    driver.show(page)
  }

  /// A driver of a page that shows these sections.
  init(@SectionBuilder _ content: @escaping @MainActor () -> [TableSection]) {
    self.init(AnyPage(content: content))
  }
}

extension Rig {
  /// What the rows of the shown page say, section by section.
  ///
  /// Makes all of them.
  var texts: [[String]] {
    driver.page.sections.indices.map { section in
      (0..<driver.page.sections[section].rowCount).map { text(section, $0) }
    }
  }

  /// What a row says.
  func text(_ section: Int, _ row: Int) -> String {
    driver.page.searchText(at: RowIndexPath(section: section, row: row)) ?? "no row"
  }

  /// A reference to a row of the shown page.
  func reference(_ section: Int, _ row: Int) throws -> RowReference {
    try #require(driver.page.reference(at: RowIndexPath(section: section, row: row)))
  }
}
