// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The changes of a page, as the client carries them out.
///
/// Deletes and sources of moves have positions of the old page, all others of the new one. The positions
/// of rows count the rows that the browser has. The client finds all elements before it changes any.
struct MarkupEdits {
  /// The sections and rows that are deleted, moved and inserted.
  var edit = Edit()
  /// The sections, without their content, whose slices have changed.
  var slices: [SectionMarkup] = []
  /// The element of the page, without content, if its attributes have changed.
  var attributes: Markup?
  /// The rows that look different.
  var updatedRows: [RowMarkup] = []
  /// The sections with another header or footer.
  var updatedHeaders: [HeaderMarkup] = []
  /// The header and footer of the page, if either has changed.
  var updatedPageHeader: HeaderMarkup?
  /// The sections whose rows all look different, or have become or cease to be a group of radio buttons.
  var updatedSections: [SectionMarkup] = []
  /// The row to scroll to.
  var scrollTo: RowIndexPath?

  /// The sections and rows that are deleted, moved and inserted.
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
