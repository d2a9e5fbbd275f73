// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// What hosts ask. An index path outside of the page is answered with `nil`, and never traps.
extension PageSnapshot {
  /// How many rows the page has.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rowCount } }

  /// How many rows a section has, or nothing if there is no such section.
  public func rowCount(inSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section].rowCount : nil
  }

  /// Whether there is a row at an index path.
  public func contains(_ indexPath: RowIndexPath) -> Bool {
    guard let count = rowCount(inSection: indexPath.section) else { return false }
    return (0..<count).contains(indexPath.row)
  }

  /// The row at an index path, or nothing if there is none.
  ///
  /// - Complexity: O(1). The row of a data section is made if it is not among those kept.
  @MainActor
  public func row(at indexPath: RowIndexPath) -> AnyRow? {
    guard contains(indexPath) else { return nil }
    return sections[indexPath.section].row(at: indexPath.row)
  }

  /// The id of the row at an index path, or nothing if there is none.
  ///
  /// No row is made for it.
  @MainActor
  public func rowID(at indexPath: RowIndexPath) -> ItemID? {
    guard contains(indexPath) else { return nil }
    return sections[indexPath.section].rowID(at: indexPath.row)
  }

  /// A reference to the row at an index path, which stays good when rows above come and go.
  @MainActor
  public func reference(at indexPath: RowIndexPath) -> RowReference? {
    guard let row = rowID(at: indexPath) else { return nil }
    return RowReference(section: sections[indexPath.section].id, row: row, indexPath: indexPath)
  }

  /// The style of the row at an index path, all levels of the cascade taken together.
  @MainActor
  public func style(at indexPath: RowIndexPath) -> ResolvedStyle? {
    guard let row = row(at: indexPath) else { return nil }
    return theme.resolve(page: style, section: sections[indexPath.section].style, row: row.style)
  }

  /// The style of a section's header and footer, and of its rows that override nothing.
  public func style(ofSection section: Int) -> ResolvedStyle? {
    guard sections.indices.contains(section) else { return nil }
    return theme.resolve(page: style, section: sections[section].style)
  }

  /// The style of the page itself.
  public var pageStyle: ResolvedStyle { theme.resolve(page: style) }

  /// What stands above the rows of a section.
  public func header(ofSection section: Int) -> HeaderFooter? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// What stands below the rows of a section.
  public func footer(ofSection section: Int) -> HeaderFooter? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// How tall the row at an index path asks to be, as far as that can be told without making it.
  ///
  /// A row of a data section that has not been made yet is taken to override nothing.
  @MainActor
  public func heightHint(at indexPath: RowIndexPath) -> RowHeight? {
    guard contains(indexPath) else { return nil }
    let section = sections[indexPath.section]
    if let own = section.rowIfMade(at: indexPath.row)?.style.rowHeight { return own }
    return section.style.rowHeight ?? style.rowHeight ?? theme.style.rowHeight
  }

  /// What the row at an index path says, for a search over the page.
  @MainActor
  public func searchText(at indexPath: RowIndexPath) -> String? {
    row(at: indexPath)?.texts.joined(separator: " ")
  }

  /// Where a row stands, or nothing if the page does not have it.
  ///
  /// - Complexity: O(1) if the row stands where it stood, O(*n*) in the section's rows otherwise.
  @MainActor
  public func indexPath(of reference: RowReference) -> RowIndexPath? {
    let hint = reference.indexPath
    if sections.indices.contains(hint.section), sections[hint.section].id == reference.section {
      if rowID(at: hint) == reference.row { return hint }
      return indexPath(of: reference.row, inSection: hint.section)
    }
    guard let section = sections.firstIndex(where: { $0.id == reference.section }) else {
      return nil
    }
    return indexPath(of: reference.row, inSection: section)
  }

  /// Where a row stands, or nothing if no section has it.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  @MainActor
  public func indexPath(ofRow id: ItemID) -> RowIndexPath? {
    for section in sections.indices {
      if let indexPath = indexPath(of: id, inSection: section) { return indexPath }
    }
    return nil
  }

  @MainActor
  private func indexPath(of id: ItemID, inSection section: Int) -> RowIndexPath? {
    sections[section].firstRow(withID: id).map { RowIndexPath(section: section, row: $0) }
  }
}
