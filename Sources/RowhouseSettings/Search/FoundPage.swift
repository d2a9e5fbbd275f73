// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page with a highlighted row, to which a search has led.
///
/// It is like the other page in all other respects.
public struct FoundPage: WrapperPage, LinkedPage {
  /// The page.
  public let wrappedPage: any TablePage
  /// The id of the row.
  public let row: ItemID

  /// Creates a page with a highlighted row.
  public init(_ page: any TablePage, row: ItemID) {
    wrappedPage = page
    self.row = row
  }

  /// The sections of the page.
  public var sections: [TableSection] { wrappedPage.sections.map { $0.highlighting(row) } }

  /// Scrolls to the row, or shows a message if a condition hides it.
  ///
  /// Call it when the page is the top one, such as after a visit to its ``path``.
  ///
  /// - Parameter navigator: The navigator of the page.
  public func reveal(with navigator: Navigator) {
    reveal(named: title, with: navigator, SearchTexts(language: language ?? "en"))
  }

  func reveal(named name: String, with navigator: Navigator, _ texts: SearchTexts) {
    if PageReading.snapshot(of: wrappedPage).indexPath(ofRow: row) != nil {
      navigator.scroll(to: row)
    } else {
      navigator.toast("\(name): \(texts.hidden)")
    }
  }

  /// The path of the page with the id of the row, such as `/Advanced?row=3`, or an empty text if the
  /// page has no path or the id is neither a text nor a number.
  public var path: String {
    guard let path = wrappedPage.linkedPage?.path, !path.isEmpty else { return "" }
    switch row.value {
    case let text as String: return "\(path)?row=\(PathText.escaped(text))"
    case let number as Int: return "\(path)?row=\(number)"
    default: return ""
    }
  }
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
