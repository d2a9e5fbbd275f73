// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
public import UIKit

extension UITableView: TouchableTable {
  /// An edge of a row, in the direction of reading.
  public enum SwipeEdge: Sendable {
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
  }

  /// Touches a row and lets it go.
  public func tap(row indexPath: IndexPath) {
    touchDown(row: indexPath)
    touchUp(row: indexPath)
  }

  public func touchDown(row indexPath: IndexPath) {
    let cell = touchable(indexPath)
    // The first touch only hides the actions of a swipe.
    if TableTouch.over(self).endSwipe() { return }
    guard cell.isUserInteractionEnabled, maySelect,
      delegate?.tableView?(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    TableTouch.over(self).touched = cell
    cell.setHighlighted(true, animated: false)
    delegate?.tableView?(self, didHighlightRowAt: indexPath)
    window?.layoutIfNeeded()
  }

  /// Lifts the finger, which selects the row that it is on, even if an update has moved the row.
  public func touchUp(row indexPath: IndexPath) {
    guard let path = endTouch() else { return }
    select(path)
    window?.layoutIfNeeded()
  }

  public func touchCancel() {
    _ = endTouch()
    window?.layoutIfNeeded()
  }

  private func endTouch() -> IndexPath? {
    let touch = TableTouch.over(self)
    guard let cell = touch.touched, let path = self.indexPath(for: cell) else { return nil }
    touch.touched = nil
    cell.setHighlighted(false, animated: false)
    delegate?.tableView?(self, didUnhighlightRowAt: path)
    return path
  }

  public func tapAccessory(row indexPath: IndexPath) {
    let cell = touchable(indexPath)
    if let control = cell.accessoryView as? UIControl {
      control.tap()
    } else {
      delegate?.tableView?(self, accessoryButtonTappedForRowWith: indexPath)
      window?.layoutIfNeeded()
    }
  }

  /// Returns the cell of a row that is in view.
  func touchable(_ indexPath: IndexPath) -> UITableViewCell {
    window?.layoutIfNeeded()
    precondition(window != nil, "The table is in no window and cannot be touched")
    let view = bounds.inset(by: adjustedContentInset)
    guard let cell = cellForRow(at: indexPath), cell.frame.maxY > view.minY,
      cell.frame.minY < view.maxY
    else { preconditionFailure("\(indexPath) is out of view and cannot be touched") }
    return cell
  }
}

/// Selecting, in the order of UIKit.
extension UITableView {
  private var maySelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private var mayHoldSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func select(_ path: IndexPath) {
    let selected = indexPathsForSelectedRows ?? []
    if mayHoldSeveral, selected.contains(path) {
      deselect(path)
      return
    }
    guard let target = allowed(path, delegate?.tableView(_:willSelectRowAt:)) else { return }
    if !mayHoldSeveral {
      for other in selected where other != target { deselect(other) }
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    delegate?.tableView?(self, didSelectRowAt: target)
  }

  private func deselect(_ path: IndexPath) {
    guard let target = allowed(path, delegate?.tableView(_:willDeselectRowAt:)),
      indexPathsForSelectedRows?.contains(target) == true
    else { return }
    deselectRow(at: target, animated: false)
    delegate?.tableView?(self, didDeselectRowAt: target)
  }

  /// Returns the row that a method of the delegate allows; the row itself if there is no such method.
  private func allowed(
    _ path: IndexPath, _ method: ((UITableView, IndexPath) -> IndexPath?)??
  ) -> IndexPath? {
    guard let method = method ?? nil else { return path }
    return method(self, path)
  }
}
#endif
