// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver: RowKeeper {
  func rowsWentStale() {
    // Rows of pages that are not shown any more are of no interest.
    guard page.hasStaleRows || pending?.page.hasStaleRows == true else { return }
    receive(.rowsChanged)
  }

  func makingRows<Result>(_ make: () -> Result) -> Result {
    if isMakingRows { return make() }
    isMakingRows = true
    let making = Making()
    let result = making.during(make)
    isMakingRows = false
    if making.changedPage {
      signal?.lower()
      receive(.changedItself)
      // What was watched has told its change, and no evaluation follows that watches it again.
      if !state.isStale { watchAgain() }
    }
    if making.changedRows { receive(.rowsChangedThemselves) }
    return result
  }
}

/// What hosts ask that may ask for the wrong row. The answers are those of ``page``; that a row does
/// not exist is reported.
extension PageDriver {
  /// The row at an index path of the shown page, or nothing if there is none.
  ///
  /// - Complexity: O(1). The row of a data section is made if it is not among those kept.
  public func row(at indexPath: RowIndexPath) -> AnyRow? {
    isThere(indexPath) ? page.row(at: indexPath) : nil
  }

  /// A reference to the row at an index path of the shown page, or nothing if there is none.
  public func reference(at indexPath: RowIndexPath) -> RowReference? {
    isThere(indexPath) ? page.reference(at: indexPath) : nil
  }

  /// The style of the row at an index path of the shown page, or nothing if there is none.
  public func style(at indexPath: RowIndexPath) -> ResolvedStyle? {
    isThere(indexPath) ? page.style(at: indexPath) : nil
  }

  private func isThere(_ indexPath: RowIndexPath) -> Bool {
    if page.contains(indexPath) { return true }
    report(.indexPathOutOfRange(indexPath))
    return false
  }
}
