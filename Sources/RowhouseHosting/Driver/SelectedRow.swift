// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
package import RowhouseModel

/// A row that the user has selected or changed, or whose action the user has chosen.
///
/// It may push a page that reads the row, such as the options of a picker.
///
/// Pages that read the row or its page are evaluated again after each evaluation of that page.
@MainActor
package final class SelectedRow {
  fileprivate weak var pipeline: UpdatePipeline?
  fileprivate var reference: RowReference

  init(_ reference: RowReference, of pipeline: UpdatePipeline) {
    self.pipeline = pipeline
    self.reference = reference
  }

  /// The row whose handler for a user action is running, or `nil` outside of such handlers.
  package nonisolated static var current: SelectedRow? { HostedPage.current?.row }
}

extension PageDriver {
  /// The index path, on the shown page, of the row of this driver whose handler for a user action is running, or `nil`
  /// outside of such handlers.
  package var handlingIndexPath: RowIndexPath? {
    // Another page may have a row with the same ids.
    guard let row = SelectedRow.current, row.pipeline === pipeline else { return nil }
    return page.indexPath(of: row.reference)
  }
}

extension SelectedRow {
  /// The row in its newest page, or `nil` if it was deleted.
  var row: AnyRow? {
    guard let page = newestPage, let position = page.indexPath(of: reference) else { return nil }
    return page.row(at: position)
  }

  /// The page that contains the row, or `nil` if it is no longer shown.
  package var page: (any TablePage)? {
    pipeline?.noteReader()
    return pipeline?.evaluator.source
  }

  /// Calls a handler of the row, and then evaluates its page again.
  func call(_ handler: @escaping () -> Void) {
    if let pipeline { pipeline.callAndReadAgain(handler) } else { handler() }
  }

  /// Follows the row through an update of its page, and returns true if it is now in another section.
  func follow(
    _ changes: SectionedChangeset, from old: PageSnapshot, to new: PageSnapshot
  ) -> Bool {
    guard let before = old.indexPath(of: reference),
      let after = changes.newPositions(of: [before])[0], let moved = new.reference(at: after)
    else { return false }
    defer { reference = moved }
    return moved.section != reference.section
  }

  private var newestPage: PageSnapshot? {
    pipeline?.noteReader(of: self)
    return pipeline?.newestPage
  }
}
