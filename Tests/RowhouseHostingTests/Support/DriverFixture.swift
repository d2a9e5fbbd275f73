// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// A driver with a recording host and recorded diagnostics.
@MainActor
struct DriverFixture {
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

  /// Creates a driver that shows a page of these sections.
  init(@SectionBuilder _ content: @escaping @MainActor () -> [TableSection]) {
    self.init(AnyPage(content: content))
  }
}

extension DriverFixture {
  /// The texts of the rows of the shown page, by section.
  ///
  /// Makes all rows.
  var texts: [[String]] {
    driver.page.sections.indices.map { section in
      (0..<driver.page.sections[section].rowCount).map { text(section, $0) }
    }
  }

  /// Returns the text of a row.
  func text(_ section: Int, _ row: Int) -> String {
    driver.page.joinedTexts(at: RowIndexPath(section: section, row: row)) ?? "no row"
  }

  /// Returns a reference to a row of the shown page.
  func reference(_ section: Int, _ row: Int) throws -> RowReference {
    try #require(driver.page.reference(at: RowIndexPath(section: section, row: row)))
  }
}
