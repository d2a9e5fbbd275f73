// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// The rows of a page that the browser has, section by section.
struct PageSlices: Hashable {
  private(set) var sections: [RowSlice] = []

  /// Creates the slices of a page that has not been scrolled yet.
  init(_ page: PageSnapshot) {
    sections = page.sections.map { section in
      let count = section.rowCount
      return RowSlice(
        total: count, first: page.followsEnd ? count : 0, count: RowSlice.firstCount)
    }
  }

  /// Creates the slices of a page that replaces another one.
  ///
  /// Sections that are on both pages keep their slices. On a page that follows its end, a slice at the end of its section is
  /// extended to the new end, or is that of a new page if rows that may be in view would be lost.
  init(_ page: PageSnapshot, after old: PageSlices, of oldPage: PageSnapshot) {
    var known: [ItemID: RowSlice] = [:]
    for (section, shown) in zip(oldPage.sections, old.sections) { known[section.id] = shown }
    let whole = PageSlices(page).sections
    sections = zip(page.sections, whole).map { section, new in
      guard let shown = known[section.id] else { return new }
      let total = section.rowCount
      var first = shown.range.lowerBound
      var count = max(shown.range.count, RowSlice.firstCount)
      if page.followsEnd, shown.isAtEnd {
        guard let start = RowSlice.startAtEnd(of: total, from: first) else { return new }
        first = start
        count = max(count, total - start)
      }
      return RowSlice(total: total, first: first, count: count, focusedRow: shown.focusedRow)
    }
  }

  private init(sections: [RowSlice]) { self.sections = sections }
}

extension PageSlices {
  /// True if a section has more rows than the browser.
  var hasPartialSection: Bool { sections.contains { $0.isPartial } }

  /// All rows that the browser has.
  var rows: [RowIndexPath] {
    sections.enumerated().flatMap { section, shown in
      shown.rows.map { RowIndexPath(section: section, row: $0) }
    }
  }

  func contains(_ row: RowIndexPath) -> Bool { sections[row.section].position(of: row.row) != nil }

  /// Returns the position of a row among the rows of its section that the browser has.
  func position(of row: RowIndexPath) -> RowIndexPath {
    guard let position = sections[row.section].position(of: row.row) else {
      preconditionFailure("\(row) is not among the rows that the browser holds")
    }
    return RowIndexPath(section: row.section, row: position)
  }

  /// Returns the slices after a section has been scrolled.
  func showing(_ shown: RowSlice, inSection section: Int) -> PageSlices {
    var slices = self
    slices.sections[section] = shown
    return slices
  }
}

extension PageSlices {
  /// Returns the slices after an update.
  ///
  /// Each slice follows its rows.
  ///
  /// The row nearest to the middle of a slice that does not move keeps its position in the slice. A slice
  /// at the beginning of its section stays there as long as that row stays within it. A section that
  /// has become large keeps its rows in the browser, because the user may have scrolled to any of them. On a page that
  /// follows its end, a slice at the end of its section grows and moves with it.
  func following(_ changes: SectionedChangeset, to page: PageSnapshot) -> PageSlices {
    let whole = PageSlices(page)
    guard whole.hasPartialSection else { return whole }
    let sources = changes.oldSections
    let moved = Set(changes.rows.moves.map(\.old))
    return PageSlices(
      sections: page.sections.enumerated().map { index, section in
        guard let source = sources[index], whole.sections[index].isPartial else {
          return whole.sections[index]
        }
        return follow(
          sections[source], changes, source, moved, to: whole.sections[index],
          followsEnd: page.followsEnd)
      })
  }

  /// Returns the slice of a section that was already on the page.
  ///
  /// `new` is the slice that a new section would have.
  private func follow(
    _ shown: RowSlice, _ changes: SectionedChangeset, _ section: Int, _ moved: Set<RowIndexPath>,
    to new: RowSlice, followsEnd: Bool
  ) -> RowSlice {
    let total = new.total
    let old = shown.rows.map { RowIndexPath(section: section, row: $0) }
    let stays = zip(old, changes.newPositions(of: old)).filter { !moved.contains($0.0) }
    let middle = (shown.range.lowerBound + shown.range.upperBound) / 2
    let anchor = stays.filter { $0.1 != nil && shown.range.contains($0.0.row) }
      .min { abs($0.0.row - middle) < abs($1.0.row - middle) }
    let focusedRow = stays.first { $0.0.row == shown.focusedRow }.flatMap { $0.1?.row }
    var count = max(shown.range.count, RowSlice.firstCount)
    var first = shown.range.lowerBound
    if let anchor, let target = anchor.1 {
      let way = target.row - anchor.0.row
      if first > 0 || abs(way) > count / 4 { first += way }
    }
    let kept = stays.compactMap { $0.1?.row }
    // Rows have replaced a status row, for example. None that may be in view is lost.
    if followsEnd, shown.isAtEnd, kept.isEmpty { return new }
    if !shown.isPartial, let start = kept.first, let end = kept.last, end - start < count {
      first = min(max(first, end + 1 - count), start)
    }
    // A slice at the end of its section stays there, unless it would lose rows that may be in view.
    if followsEnd, shown.isAtEnd, let start = RowSlice.startAtEnd(of: total, from: first) {
      first = start
      count = max(count, total - start)
    }
    // The last row may be a field above which rows are inserted, and the first row one below which they are.
    let lastRow = shown.rows.last == shown.total - 1 ? kept.last : nil
    let firstRow = shown.isPartial ? nil : kept.first
    let slices = [focusedRow, lastRow, firstRow].map {
      RowSlice(total: total, first: first, count: count, focusedRow: $0)
    }
    return slices.first { $0.focusedRow != nil } ?? slices[0]
  }
}
