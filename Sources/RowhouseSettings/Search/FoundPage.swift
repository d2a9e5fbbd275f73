// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page with a highlighted row, to which a search has led.
///
/// It is like the other page in all other respects.
public struct FoundPage: LoadingPage, RefreshablePage, LinkedPage {
  /// The page.
  public let page: any TablePage
  /// The id of the row.
  public let row: ItemID

  /// Creates a page with a highlighted row.
  public init(_ page: any TablePage, row: ItemID) {
    self.page = page
    self.row = row
  }

  /// The sections of the page.
  public var sections: [TableSection] { page.sections.map { $0.highlighting(row) } }

  /// The path of the page with the id of the row, such as `/Advanced?row=3`, or an empty text if the
  /// page has no path or the id is neither a text nor a number.
  public var path: String {
    guard let path = (page as? any LinkedPage)?.path else { return "" }
    switch row.value {
    case let text as String: return "\(path)?row=\(PathText.escaped(text))"
    case let number as Int: return "\(path)?row=\(number)"
    default: return ""
    }
  }

  /// The title of the page.
  public var title: String { page.title }
  /// The style of the gaps of the page.
  public var appearance: PageAppearance { page.appearance }
  /// The bar of the page.
  public var bar: PageBar { page.bar }
  /// The colors of the bar of the page.
  public var barColors: PageBarColors? { page.barColors }
  /// The header of the page.
  public var header: HeaderFooter { page.header }
  /// The footer of the page.
  public var footer: HeaderFooter { page.footer }
  /// The loading state of the page.
  public var loadState: LoadState { page.loadState }
  /// The style of the page.
  public var style: StyleOverrides { page.style }
  /// The theme of the page.
  public var theme: Theme? { page.theme }
  /// The color scheme of the page.
  public var colorScheme: PageColorScheme? { page.colorScheme }
  /// The language of the page.
  public var language: String? { page.language }
  /// True if the page deselects tapped rows.
  public var deselectsAfterTap: Bool { page.deselectsAfterTap }
  /// True if the page is edited.
  public var isEditing: Bool { page.isEditing }
  /// True if headers of the page stay visible.
  public var stickyHeaders: Bool { page.stickyHeaders }
  /// True if the user can tap every row of the page.
  public var selectsRows: Bool { page.selectsRows }
  /// True if the user can refresh the page.
  public var isRefreshable: Bool { (page as? any RefreshablePage)?.isRefreshable ?? false }

  /// Calls the handler of the page.
  public func didSelect(_ selection: RowSelection) { _ = page.didSelect(selection) }

  /// Loads the page, if it loads its content.
  public func load() async { await (page as? any LoadingPage)?.load() }

  /// Refreshes the page.
  public func refresh() async { await (page as? any RefreshablePage)?.refresh() }
}

extension TableSection {
  /// Returns the section with a background of another color for one row.
  ///
  /// Sections of data are not changed, because their rows are made one by one.
  fileprivate func highlighting(_ id: ItemID) -> TableSection {
    guard case .rows(var rows) = content, let position = rows.firstIndex(where: { $0.id == id })
    else { return self }
    rows[position] = rows[position].style(\.rowBackground, .selectedRowBackground)
    var section = self
    section.content = .rows(rows)
    return section
  }
}
