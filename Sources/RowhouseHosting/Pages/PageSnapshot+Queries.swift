// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Queries by hosts.
///
/// They return `nil` for an index path outside of the page.
extension PageSnapshot {
  /// The number of rows of the page, in O(*n*) in the number of sections.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rowCount } }

  /// The sections in the index of the page, with their titles, in O(*n*) in the number of sections.
  public var sectionIndex: [(title: String, section: Int)] {
    sections.indices.compactMap { position in
      sections[position].indexTitle.map { (title: $0, section: position) }
    }
  }

  /// The selected rows of sections with multiple selection.
  ///
  /// - Complexity: O(*n*) in the rows of sections with selected rows.
  @MainActor
  public var selectedRows: [RowIndexPath] {
    sections.enumerated().flatMap { position, section -> [RowIndexPath] in
      guard let selection = section.multipleSelection, !selection.isEmpty else { return [] }
      return (0..<section.rowCount).filter { selection.contains(section.rowID(at: $0)) }
        .map { RowIndexPath(section: position, row: $0) }
    }
  }

  /// Returns the number of rows of a section, or `nil` if the section does not exist.
  public func rowCount(inSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section].rowCount : nil
  }

  /// Returns true if there is a row at an index path.
  public func contains(_ indexPath: RowIndexPath) -> Bool {
    guard let count = rowCount(inSection: indexPath.section) else { return false }
    return (0..<count).contains(indexPath.row)
  }

  /// Returns the row at an index path, or `nil` if there is none.
  ///
  /// - Complexity: O(1). The row of a data section is created unless it was kept.
  @MainActor
  public func row(at indexPath: RowIndexPath) -> AnyRow? {
    guard contains(indexPath) else { return nil }
    return sections[indexPath.section].row(at: indexPath.row)
  }

  /// Returns the id of the row at an index path without creating the row, or `nil` if there is none.
  @MainActor
  public func rowID(at indexPath: RowIndexPath) -> ItemID? {
    guard contains(indexPath) else { return nil }
    return sections[indexPath.section].rowID(at: indexPath.row)
  }

  /// Returns a reference to the row at an index path, or `nil` if there is none.
  @MainActor
  public func reference(at indexPath: RowIndexPath) -> RowReference? {
    guard let row = rowID(at: indexPath) else { return nil }
    return RowReference(section: sections[indexPath.section].id, row: row, indexPath: indexPath)
  }

  /// Returns the resolved style of the row at an index path, or `nil` if there is none.
  @MainActor
  public func style(at indexPath: RowIndexPath) -> ResolvedStyle? {
    guard let row = row(at: indexPath) else { return nil }
    return row.drawnStyle(
      theme.resolve(page: style, section: sections[indexPath.section].style, row: row.style))
  }

  /// Returns the style of a section's header and footer, and of its rows without overrides.
  public func style(ofSection section: Int) -> ResolvedStyle? {
    guard sections.indices.contains(section) else { return nil }
    return theme.resolve(page: style, section: sections[section].style)
  }

  /// The style of the page itself.
  public var pageStyle: ResolvedStyle { theme.resolve(page: style) }

  /// Returns the height of the row at an index path without creating the row.
  ///
  /// The method assumes that a data row that has not been created has no style overrides. It ignores the
  /// content of rows: for a row with a subtitle, or with a control below its texts, ``style(at:)`` returns
  /// an automatic height, of which a fixed height of the section, the page, or the theme is the minimum.
  @MainActor
  public func heightHint(at indexPath: RowIndexPath) -> RowHeight? {
    guard contains(indexPath) else { return nil }
    let section = sections[indexPath.section]
    if let own = section.existingRow(at: indexPath.row)?.style.rowHeight { return own }
    return section.style.rowHeight ?? style.rowHeight ?? theme.style.rowHeight
  }

  /// Returns the index path of a row, or `nil` if the page does not contain the row.
  ///
  /// - Complexity: O(*d*) if the row has moved by *d* rows, O(*n*) in the section's rows if it was deleted.
  @MainActor
  public func indexPath(of reference: RowReference) -> RowIndexPath? {
    let old = reference.indexPath
    func isWanted(_ section: SectionSnapshot) -> Bool { section.id == reference.section }
    let isInPlace = sections.indices.contains(old.section) && isWanted(sections[old.section])
    guard let section = isInPlace ? old.section : sections.firstIndex(where: isWanted) else {
      return nil
    }
    return sections[section].row(withID: reference.row, near: old.row)
      .map { RowIndexPath(section: section, row: $0) }
  }

  /// Returns the index path of the first row with an id, or `nil`, in O(*n*) in the number of rows.
  @MainActor
  public func indexPath(ofRow id: ItemID) -> RowIndexPath? {
    for section in sections.indices {
      if let row = sections[section].row(withID: id, near: 0) {
        return RowIndexPath(section: section, row: row)
      }
    }
    return nil
  }

  /// Returns the index paths of the first rows with the given ids, in O(*n*) in the number of rows.
  @MainActor
  func indexPaths(ofRows ids: Set<ItemID>) -> [ItemID: RowIndexPath] {
    // Comparing every row with one id takes less time than hashing the ids of all rows.
    if ids.count == 1, let id = ids.first {
      return indexPath(ofRow: id).map { [id: $0] } ?? [:]
    }
    var (open, found) = (ids, [ItemID: RowIndexPath]())
    for (section, snapshot) in sections.enumerated() {
      for row in 0..<snapshot.rowCount {
        if open.isEmpty { return found }
        if let id = open.remove(snapshot.rowID(at: row)) {
          found[id] = RowIndexPath(section: section, row: row)
        }
      }
    }
    return found
  }
}

extension PageSnapshot {
  /// Returns true if the page contains a row, and the row handles an event.
  @MainActor
  package func handles<Handler>(_ event: RowEvent<Handler>, in reference: RowReference) -> Bool {
    guard let indexPath = indexPath(of: reference), let row = row(at: indexPath) else {
      return false
    }
    return row.handlers.events.contains(event)
  }
}
