// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageTest {
  /// The titles in the index at the side of the page, or an empty array if the page has no index.
  public var indexTitles: [String] { page.sectionIndex.map(\.title) }

  /// Touches a title in the index, which scrolls to the first section with that title.
  public func touchIndex(_ title: String) throws(PageTestError) {
    let screen = try usableScreen()
    guard let entry = screen.page.sectionIndex.first(where: { $0.title == title }) else {
      throw .noIndexTitle(title, page: screen.name, titles: indexTitles)
    }
    screen.scroll(to: RowIndexPath(section: entry.section, row: 0), count: nil)
    stack.flush()
  }
}
