// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

// What a finger does to a table, for tests. It can do nothing that a finger cannot: a row that is out
// of view, or a table in no window, cannot be touched.

extension UITableView {
  /// Touches a row and lets it go.
  public func tap(row indexPath: IndexPath) {
    touchDown(row: indexPath)
    touchUp(row: indexPath)
  }

  /// Puts a finger on a row.
  public func touchDown(row indexPath: IndexPath) {
    let cell = touchable(indexPath)
    if swiped != nil {
      // The first touch only closes the actions of another row.
      endSwipe()
      return
    }
    guard cell.isUserInteractionEnabled, maySelect else { return }
    let mayHighlight =
      ask("tableView:shouldHighlightRowAtIndexPath:") {
        $0.tableView(self, shouldHighlightRowAt: indexPath)
      } ?? true
    guard mayHighlight else { return }
    touched = indexPath
    cell.setHighlighted(true, animated: false)
    ask("tableView:didHighlightRowAtIndexPath:") {
      $0.tableView(self, didHighlightRowAt: indexPath)
    }
    settleScreen()
  }

  /// Lifts the finger that `touchDown(row:)` put on a row.
  ///
  /// An update may have moved the row meanwhile, or taken it away: the touch stays with the row.
  public func touchUp(row indexPath: IndexPath) {
    guard let path = touched else { return }
    touched = nil
    unhighlight(path)
    userSelects(path)
    settleScreen()
  }

  /// Moves the finger away from a row, which selects nothing.
  public func touchCancel() {
    guard let path = touched else { return }
    touched = nil
    unhighlight(path)
    settleScreen()
  }

  private func unhighlight(_ path: IndexPath) {
    guard let cell = shown[path] else { return }
    cell.setHighlighted(false, animated: false)
    ask("tableView:didUnhighlightRowAtIndexPath:") {
      $0.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Taps the accessory at the trailing edge of a row.
  ///
  /// - Precondition: The row has a control or a detail button there.
  public func tapAccessory(row indexPath: IndexPath) {
    let cell = touchable(indexPath)
    if let control = cell.accessoryView as? UIControl {
      control.tap()
      return
    }
    precondition(
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton,
      "The accessory of \(indexPath.inUIKit) cannot be tapped: \(cell.accessoryType)")
    ask("tableView:accessoryButtonTappedForRowWithIndexPath:") {
      $0.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
    settleScreen()
  }

  /// Taps the circle at the leading edge of a row of a table that is being edited.
  ///
  /// - Precondition: The row has one.
  public func tapEditControl(row indexPath: IndexPath) {
    let cell = touchable(indexPath)
    precondition(
      cell.isEditing && cell.editingStyle != .none,
      "\(indexPath.inUIKit) has no edit control: the table or the row is not being edited")
    if cell.editingStyle == .insert {
      commit(.insert, at: indexPath)
    } else {
      swipe(row: indexPath)
    }
    settleScreen()
  }

  /// The cell of a row that a finger can reach.
  func touchable(_ indexPath: IndexPath) -> UITableViewCell {
    settleScreen()
    guard window != nil else { preconditionFailure("The table is in no window") }
    let view = bounds.inset(by: adjustedContentInset)
    guard let cell = shown[indexPath], cell.frame.height > 0, cell.frame.maxY > view.minY,
      cell.frame.minY < view.maxY
    else { preconditionFailure("\(indexPath.inUIKit) is out of view and cannot be touched") }
    return cell
  }

  func settleScreen() {
    window?.layoutIfNeeded()
  }
}
#endif
