// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The look of a `PickerRow`.
public enum PickerRowStyle: Hashable, Sendable, CaseIterable {
  /// A button that shows the chosen option and opens a menu.
  case menu
  /// Adjacent segments, one for each option. Groups are not shown.
  case segmented
  /// A wheel on platforms that have one, or a menu on other platforms.
  case wheel
  /// A row that shows the chosen option and pushes a page with a row for each option.
  case page
}

extension PickerRow {
  /// Sets the look of the picker, which is ``PickerRowStyle/menu`` by default.
  ///
  /// ```swift
  /// PickerRow("Zone", account, \.zone, options: Account.zones) { $0 }
  ///   .pickerStyle(.page)
  /// ```
  ///
  /// With ``PickerRowStyle/page``, the options are on a page that the row pushes, with a search field if there are more than 20.
  /// The page has the title of the row, and a section for each group. When the user chooses an
  /// option, the page is popped, and the model changes as with any other picker. A value that is
  /// not among the options is also on the page, but cannot be chosen. The page opens at the chosen
  /// option. While the page is open, it shows the newest options and the newest value. If the row
  /// is disabled or deleted in the meantime, its options cannot be chosen. Closures of `onSelect(_:)` are called
  /// after the page was pushed. The row shows the title of the chosen option and a disclosure indicator, unless
  /// it has another value or accessory.
  ///
  /// The last call determines the look, and its place among the modifiers of the row has no effect.
  ///
  /// The search finds the options whose titles contain all typed words. It ignores case, diacritics
  /// of Latin letters, and the points of Hebrew and Arabic.
  ///
  /// - Complexity: O(1) in the number of options for a page, which creates only the visible rows. Opening the page takes
  ///   O(*n*) to find the chosen option, and so does searching the titles.
  @MainActor
  public consuming func pickerStyle(_ style: PickerRowStyle) -> Self {
    switch style {
    case .menu: controlStyle(.menu)
    case .segmented: controlStyle(.segmented)
    case .wheel: controlStyle(.wheel)
    case .page: leadingToPage()
    }
  }

  @MainActor
  private consuming func leadingToPage() -> Self {
    let source = source
    return leading(
      to: OptionsPage {
        PickerPage(source)
      } push: {
        let page = PickerPage(source, of: .current)
        Navigator.current?.push(page)
        page.scrollToChoice()
      })
  }
}
