// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation
import RowhouseDiff
import RowhouseTestSupport

extension UITableView {
  /// An edge of a row, in the direction of reading.
  public enum SwipeEdge: Sendable {
    /// The edge at which lines begin.
    case leading
    /// The edge at which lines end.
    case trailing
  }

  /// Swipes a row from an edge, so that it shows its actions.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - edge: Where the finger begins.
  ///   - isFull: Whether the finger goes all the way, which performs the first action.
  /// - Returns: The titles of the actions; none if the row has none.
  @discardableResult
  public func swipe(
    row indexPath: IndexPath, edge: SwipeEdge = .trailing, isFull: Bool = false
  ) -> [String] {
    _ = touchable(indexPath)
    endSwipe()
    guard let configuration = swipeActions(at: indexPath, isLeading: edge == .leading),
      let first = configuration.actions.first
    else { return [] }
    ask("tableView:willBeginEditingRowAtIndexPath:") {
      $0.tableView(self, willBeginEditingRowAt: indexPath)
    }
    swiped = SwipedRow(indexPath: indexPath, configuration: configuration)
    shown[indexPath]?.showingDeleteConfirmation = true
    let titles = configuration.actions.map { $0.title ?? "" }
    if isFull, configuration.performsFirstActionWithFullSwipe { perform(first) }
    settleScreen()
    return titles
  }

  /// Taps one of the actions that a swipe has shown.
  ///
  /// - Precondition: There is one of that title.
  public func chooseAction(_ title: String) {
    guard let action = swiped?.configuration.actions.first(where: { $0.title == title }) else {
      let titles = swiped?.configuration.actions.map { $0.title ?? "" } ?? []
      preconditionFailure("No action \"\(title)\" is shown, only \(titles)")
    }
    perform(action)
    settleScreen()
  }

  private func perform(_ action: UIContextualAction) {
    let source = swiped.flatMap { shown[$0.indexPath] } ?? self
    action.handler(action, source) { [weak self] _ in self?.endSwipe() }
  }

  /// Drags a row by its reorder control.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - target: The row above which the finger is lifted.
  ///   - whileDragging: Called before the finger is lifted. Does nothing by default.
  /// - Returns: The new position of the row.
  /// - Precondition: The table is being edited, and the row shows a reorder control.
  @discardableResult
  public func drag(
    row indexPath: IndexPath, to target: IndexPath, whileDragging: () -> Void = {}
  ) -> IndexPath {
    let cell = touchable(indexPath)
    precondition(
      cell.hasReorderControl,
      """
      \(indexPath.inUIKit) has no reorder control: table and row have to be edited, the cell's \
      showsReorderControl has to be true, and the data source has to let the row be moved
      """)
    whileDragging()
    // An update may have moved the row that is being dragged.
    guard let source = self.indexPath(for: cell) else { return indexPath }
    let proposed =
      ask("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") {
        $0.tableView(
          self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
      } ?? target
    if proposed != source { userMoves(source, to: proposed) }
    setNeedsLayout()
    settleScreen()
    return proposed
  }

  private func userMoves(_ source: IndexPath, to target: IndexPath) {
    guard let before = geometry?.counts else { return }
    let told: Void? = askSource("tableView:moveRowAtIndexPath:toIndexPath:") {
      $0.tableView(self, moveRowAt: source, to: target)
    }
    precondition(told != nil, "The data source cannot move rows, so none shows a reorder control")
    // The table has moved the row already; the data source has only to agree.
    guard geometry?.counts == before else { return }
    var moved = TableBatch()
    moved.rows.moves = [PositionPair(old: source.position, new: target.position)]
    batch = moved
    commit()
  }
}
#endif
