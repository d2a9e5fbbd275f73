// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// The changes of a table on screen that an update requires.
///
/// This value makes the decisions, and ``TableHost`` carries them out in this order: it performs
/// the batches, stores the page, sets the appearance and the abilities of the table, and then
/// redraws the views that ``redraw(inOtherContext:)`` returns.
struct TableChanges: Hashable {
  /// True if sections or rows are inserted, deleted or moved.
  let isStructural: Bool
  /// True if there is a page between the old page and the new page.
  ///
  /// On the page between them, a row may be in a section with a different style than before and
  /// after.
  let hasPageBetween: Bool
  /// The changed properties of the page.
  let chrome: PageChrome
  /// The sections, by new position, with a changed property other than their rows, such as the header.
  let changedSections: Set<Int>
  /// The sections, by new position, all of whose rows look different.
  let restyledSections: Set<Int>
  /// The rows, by new position, that look different.
  let changedRows: Set<RowIndexPath>
}

extension TableChanges {
  /// Determines the changes that edits in stages and changed properties of the page require.
  init(_ edits: PageEdits, in stages: [Stage], chrome: PageChrome) {
    isStructural = stages.contains { $0.isStructural }
    hasPageBetween = stages.count > 1
    self.chrome = chrome
    changedSections = Set(edits.changes.sections.updates.map(\.new))
    restyledSections = Set(edits.restyledSections)
    changedRows = Set(edits.changes.rows.updates.map(\.new))
  }

  /// True if the colors, the direction, and the language of the table must be set to those of the
  /// page.
  var setsLooks: Bool { !chrome.isDisjoint(with: [.style, .appearance]) }

  /// True if editing or refreshing of the table may have to change.
  var setsEquipment: Bool { isStructural || !chrome.isDisjoint(with: [.editing, .refreshing]) }

  /// True if prefetching of the table may have to change.
  ///
  /// Inserting, deleting, and updating sections may change whether any of them is prefetched.
  var setsPrefetching: Bool { isStructural || !changedSections.isEmpty }

  /// Returns the rows, headers, and footers to draw again.
  ///
  /// These are all of them if the appearance of the page has changed the drawing context.
  func redraw(inOtherContext isOtherContext: Bool) -> TableRedraw {
    let isAll = isOtherContext || chrome.contains(.style)
    return TableRedraw(
      rows: isAll
        ? .all
        : .some(changedRows, sections: restyledSections, includingDrawnCells: hasPageBetween),
      headerFooters: isAll || isStructural || !changedSections.isEmpty
        || !restyledSections.isEmpty,
      pageHeaderAndFooter: isAll || !chrome.isDisjoint(with: [.header, .footer]),
      resizesHeaderFooters: !changedSections.isEmpty)
  }
}
#endif
