// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The style of a picker that shows its options on a separate page.
public struct PickerPageStyle: Hashable, Sendable {
  /// A row that shows the chosen option and pushes a page with a row for each option.
  public static let page = PickerPageStyle()
}

extension PickerRow {
  /// Shows the options on a page that the row pushes, with a search field if there are more than 20.
  ///
  /// ```swift
  /// PickerRow("Zone", account, \.zone, options: Account.zones) { $0 }
  ///   .pickerStyle(.page)
  /// ```
  ///
  /// The page has the title of the row, and a section for each group. When the user chooses an
  /// option, the page is popped, and the model changes as with any other picker. A value that is
  /// not among the options is also on the page, but cannot be chosen. The page opens at the chosen
  /// option. While the page is open, it shows the newest options and the newest value. If the row
  /// is disabled or deleted in the meantime, its options cannot be chosen. Closures of `onSelect(_:)` are called
  /// after the page was pushed.
  ///
  /// The search finds the options whose titles contain all typed words. It ignores case, diacritics
  /// of Latin letters, and the points of Hebrew and Arabic.
  ///
  /// - Complexity: O(1) in the number of options. The page creates only the visible rows. Opening the page takes
  ///   O(*n*) to find the chosen option, and so does searching the titles.
  @MainActor
  public consuming func pickerStyle(_ style: PickerPageStyle) -> Self {
    let source = source
    var row = withoutControl().accessory(.disclosure)
    row.row.destination = { PickerPage(source) }
    row.row.handlers.setTapEffect {
      let page = PickerPage(source, of: .current)
      Navigator.current?.push(page)
      page.scrollToChoice()
    }
    return row
  }
}
