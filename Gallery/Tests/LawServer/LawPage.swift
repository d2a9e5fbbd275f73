// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A page that shows a level of a scenario.
struct LawPage: LinkedPage {
  let level: LawLevel
  let path: String
  private let random: RandomTablePage

  init(level: LawLevel, path: String) {
    self.level = level
    self.path = path
    random = RandomTablePage {
      level.state.random
    } onEvent: {
      level.change()
    }
  }

  var title: String { random.title }
  var appearance: PageAppearance { level.state.appearance }
  var header: HeaderFooter { level.state.header }
  var footer: HeaderFooter { level.state.footer }
  var loadState: LoadState { random.loadState }
  var style: StyleOverrides { random.style }
  var theme: Theme? { level.state.theme }
  var colorScheme: PageColorScheme? { level.state.colorScheme }
  var language: String? { level.state.language }

  var sections: [TableSection] {
    random.sections
    TableSection(level.state.rows, id: \.number) { [level] row in
      row.element { level.change() }
    }
    .id("rows")
  }
}
