// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// A page that a row pushes, with the appearance and the language of the page that contains the row.
package protocol PageOfRow: TablePage {
  /// The row, or `nil` if something else shows the page.
  var row: SelectedRow? { get }
}

extension PageOfRow {
  package var appearance: PageAppearance { below?.appearance ?? .grouped }
  package var barColors: PageBarColors? { below?.barColors }
  package var style: StyleOverrides { below?.style ?? StyleOverrides() }
  package var theme: Theme? { below?.theme }
  package var colorScheme: PageColorScheme? { below?.colorScheme }
  package var language: String? { below?.language }

  /// The page that contains the row, or `nil` if it is no longer shown.
  package var below: (any TablePage)? { row?.page }
}
