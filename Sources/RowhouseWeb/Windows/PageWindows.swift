// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// The rows of a page that a browser holds, section by section.
struct PageWindows: Hashable {
  private(set) var sections: [ShownRows] = []

  /// What is held of a page before anybody has scrolled.
  init(_ page: PageSnapshot) {
    sections = page.sections.map { ShownRows(total: $0.rowCount) }
  }

  /// What is held of a page that takes the place of another as a whole.
  ///
  /// A section that the page before had as well stays where it was scrolled to.
  init(_ page: PageSnapshot, after old: PageWindows, of oldPage: PageSnapshot) {
    var known: [ItemID: ShownRows] = [:]
    for (section, shown) in zip(oldPage.sections, old.sections) where shown.isWindow {
      known[section.id] = shown
    }
    sections = page.sections.map { section in
      guard let shown = known[section.id] else { return ShownRows(total: section.rowCount) }
      return ShownRows(
        total: section.rowCount, first: shown.range.lowerBound, count: shown.range.count,
        pin: shown.pin)
    }
  }

  private init(sections: [ShownRows]) { self.sections = sections }
}

extension PageWindows {
  /// Whether a section has more rows than are held.
  var hasWindow: Bool { sections.contains { $0.isWindow } }

  /// All rows that are held.
  var rows: [RowPosition] {
    sections.enumerated().flatMap { section, shown in
      shown.rows.map { RowPosition(section: section, row: $0) }
    }
  }

  func contains(_ row: RowPosition) -> Bool { sections[row.section].place(of: row.row) != nil }

  /// Where a row stands among those of its section that are held.
  ///
  /// - Precondition: The row is held.
  func place(of row: RowPosition) -> RowPosition {
    guard let place = sections[row.section].place(of: row.row) else {
      preconditionFailure("\(row) is not among the rows that the browser holds")
    }
    return RowPosition(section: row.section, row: place)
  }

  /// What is held once a section was scrolled.
  func showing(_ shown: ShownRows, inSection section: Int) -> PageWindows {
    var windows = self
    windows.sections[section] = shown
    return windows
  }
}

extension PageWindows {
  /// What is held after an update: each window follows the rows that it shows.
  ///
  /// The row nearest to the middle of a window that stays in its place among the others keeps its
  /// place in the window. A window at the beginning of its section stays there as long as that row
  /// stays within it.
  func following(_ changes: SectionedChangeset, to page: PageSnapshot) -> PageWindows {
    guard hasWindow else { return PageWindows(page) }
    let sources = changes.oldSections
    let moved = Set(changes.rows.moves.map(\.old))
    return PageWindows(
      sections: page.sections.enumerated().map { index, section in
        guard let source = sources[index], sections[source].isWindow else {
          return ShownRows(total: section.rowCount)
        }
        return follow(sections[source], changes, source, moved, total: section.rowCount)
      })
  }

  private func follow(
    _ shown: ShownRows, _ changes: SectionedChangeset, _ section: Int, _ moved: Set<RowPosition>,
    total: Int
  ) -> ShownRows {
    let old = shown.rows.map { RowPosition(section: section, row: $0) }
    let stays = zip(old, changes.newPositions(of: old)).filter { !moved.contains($0.0) }
    let middle = (shown.range.lowerBound + shown.range.upperBound) / 2
    let anchor = stays.filter { $0.1 != nil && shown.range.contains($0.0.row) }
      .min { abs($0.0.row - middle) < abs($1.0.row - middle) }
    let pin = stays.first { $0.0.row == shown.pin }.flatMap { $0.1?.row }
    var first = shown.range.lowerBound
    if let anchor, let target = anchor.1 {
      let way = target.row - anchor.0.row
      if first > 0 || abs(way) > shown.range.count / 4 { first += way }
    }
    return ShownRows(total: total, first: first, count: shown.range.count, pin: pin)
  }
}
