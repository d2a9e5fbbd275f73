// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page that a search has opened, with the found row highlighted.
///
/// In all other respects, it is equal to the wrapped page.
public struct FoundPage: WrapperPage, LinkedPage {
  /// The page.
  public let wrappedPage: any TablePage
  /// The id of the row.
  public let row: ItemID
  /// The id of the section of the row, or `nil` if it is not known.
  public let section: ItemID?

  /// Creates a page with a highlighted row.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - row: The id of the row.
  ///   - section: The id of the section of the row, if rows of other sections may have the same id. Defaults to `nil`,
  ///     which highlights the row in each section that contains it.
  public init(_ page: any TablePage, row: ItemID, section: ItemID? = nil) {
    wrappedPage = page
    self.row = row
    self.section = section
  }

  /// The sections of the page.
  public var sections: [TableSection] {
    // The id of the section comes from a snapshot, which numbers sections with the same id.
    var counts: [ItemID: Int] = [:]
    // A builder would add a step to the ids of the sections.
    let sections = TableSection.withPlaces(wrappedPage.sections).map { element in
      let earlier = counts[element.id, default: 0]
      counts[element.id] = earlier + 1
      let isFound = section == nil || element.id.repeated(earlier) == section
      return isFound ? element.highlighting(row) : element
    }
    return sections
  }

  /// Scrolls to the row, or shows a message if a condition hides it.
  ///
  /// Call this method while the page is on top, for example after a browser has loaded its
  /// ``path``.
  ///
  /// - Parameter navigator: The navigator of the page.
  public func reveal(with navigator: Navigator) {
    reveal(
      named: title, with: navigator, SearchTexts(language: language ?? NumberFormat.pageLanguage))
  }

  func reveal(named name: String, with navigator: Navigator, _ texts: SearchTexts) {
    let page = PageReading(navigator: navigator).snapshot(of: wrappedPage)
    let place = RowIndexPath(section: 0, row: 0)
    if let section,
      let found = page.indexPath(of: RowReference(section: section, row: row, indexPath: place))
    {
      navigator.scroll(toRow: found.row, ofSection: section)
    } else if section == nil, page.indexPath(ofRow: row) != nil {
      navigator.scroll(to: row)
    } else {
      navigator.toast("\(name): \(texts.hidden)")
    }
  }

  /// The path of the page with the id of the row, such as `/Advanced?row=3`.
  ///
  /// It is an empty string if the page has no path, or if the id is neither a string nor a number.
  public var path: String {
    guard let path = wrappedPage.linkedPage?.path, !path.isEmpty else { return "" }
    switch row.value {
    case let text as String: return "\(path)?row=\(ExternalLink.escaped(text, except: "/"))"
    case let number as Int: return "\(path)?row=\(number)"
    default: return ""
    }
  }
}

extension TableSection {
  /// Returns the section with a different background color for one row.
  fileprivate func highlighting(_ id: ItemID) -> TableSection {
    var section = self
    switch content {
    case .rows(var rows):
      guard let position = rows.firstIndex(where: { $0.id == id }) else { return self }
      rows[position] = rows[position].asFound
      section.content = .rows(rows)
    case .data(let source): section.content = .data(FoundRows(source, found: id))
    }
    return section
  }
}
