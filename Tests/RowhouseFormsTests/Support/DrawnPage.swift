// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page that shows the sections that a closure returns.
struct DrawnPage: TablePage {
  let title: String
  private let makeSections: @MainActor () -> [TableSection]

  init(_ title: String, @SectionBuilder sections: @escaping @MainActor () -> [TableSection]) {
    self.title = title
    makeSections = sections
  }

  var sections: [TableSection] { makeSections() }
}
