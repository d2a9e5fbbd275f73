// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A page that a row pushes, with the appearance and the language of the page that contains the row.
protocol PageOfRow: TablePage {
  /// The row, or `nil` if something else shows the page.
  var row: SelectedRow? { get }
}

extension PageOfRow {
  var appearance: PageAppearance { below?.appearance ?? .grouped }
  var barColors: PageBarColors? { below?.barColors }
  var theme: Theme? { below?.theme }
  var colorScheme: PageColorScheme? { below?.colorScheme }
  var language: String? { below?.language }

  /// The style of the page below, with the room for long titles of settings pages.
  var style: StyleOverrides {
    var style = below?.style ?? StyleOverrides()
    style.merge(.settings)
    return style
  }

  private var below: (any TablePage)? { row?.page }
}
