// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The changes of a page in the form in which the client applies them.
///
/// Deletions and sources of moves have positions on the old page. All other positions are on the new page. The
/// positions of rows count only the rows that the browser has. The client finds all elements before it changes any of
/// them.
struct MarkupEdits {
  /// The sections and rows that are deleted, moved, and inserted.
  var edit = Edit()
  /// The sections, without their content, whose slices or reports have changed.
  var slices: [SectionMarkup] = []
  /// The element of the page, without content, if its attributes have changed.
  var attributes: Markup?
  /// The rows that look different.
  var updatedRows: [RowMarkup] = []
  /// The sections whose header or footer has changed.
  var updatedHeaders: [HeaderMarkup] = []
  /// The header and footer of the page, if either has changed.
  var updatedPageHeader: HeaderMarkup?
  /// The sections whose rows all look different, or that have become or no longer are radio groups.
  var updatedSections: [SectionMarkup] = []
  var scrollTo: ScrollGoal?

  /// The sections and rows that are deleted, moved, and inserted.
  struct Edit {
    var deletedSections: [Int] = []
    var movedSections: [PositionPair<Int>] = []
    var insertedSections: [SectionMarkup] = []
    var deletedRows: [RowIndexPath] = []
    var movedRows: [PositionPair<RowIndexPath>] = []
    var insertedRows: [RowMarkup] = []
  }

  /// A section and its markup.
  struct SectionMarkup {
    let section: Int
    let markup: Markup
  }

  /// A row and its markup.
  struct RowMarkup {
    let position: RowIndexPath
    let markup: Markup
  }

  /// The header and footer of a section, or of the page.
  struct HeaderMarkup {
    /// The section, or `nil` for the page.
    let section: Int?
    let header: Markup
    let footer: Markup
  }
}
