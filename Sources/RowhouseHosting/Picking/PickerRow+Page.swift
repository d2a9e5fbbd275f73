// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The look of a picker whose options are on a page of their own.
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
  /// The page has the title of the row, and a section for each group. Choosing an option goes back and
  /// changes the model as any other picker does. A value that is not among the options is on the page, too,
  /// and cannot be chosen. The page shows the newest options and the newest value while it is open; options of
  /// a row that was disabled or deleted meanwhile cannot be chosen.
  ///
  /// The search finds the options whose titles contain all typed words, regardless of case, of the
  /// diacritics of Latin letters and of the points of Hebrew and Arabic.
  ///
  /// - Complexity: O(1) in the number of options. The page creates only the visible rows; it takes O(*n*) to
  ///   search the titles.
  @MainActor
  public consuming func pickerStyle(_ style: PickerPageStyle) -> Self {
    let source = source
    var row = withoutControl().accessory(.disclosure)
    row.row.destination = { PickerPage(source) }
    row.row.handlers[.select] = {
      Navigator.current?.push(PickerPage(source, of: .current))
    }
    return row
  }
}
