// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// A row that the user has selected or changed, or whose action the user has chosen.
///
/// It may push a page that reads the row, such as the options of a picker.
///
/// Pages that read the row or its page are evaluated again after each evaluation of that page.
@MainActor
package final class SelectedRow {
  fileprivate weak var pipeline: UpdatePipeline?
  fileprivate let reference: RowReference

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

  private var newestPage: PageSnapshot? {
    pipeline?.noteReader()
    return pipeline?.newestPage
  }
}
