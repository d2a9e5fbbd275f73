// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)>.
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.sorted().first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row without calling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection { setSelected(false, path, animated: animated) }
      return
    }
    guard geometry?.contains(indexPath) ?? false else {
      raise("attempt to select a row that does not exist: \(indexPath.inUIKit)")
    }
    if !mayHoldSeveral {
      for path in selection where path != indexPath {
        setSelected(false, path, animated: animated)
      }
    }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)>.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  var mayHoldSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  var maySelect: Bool {
    editing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    guard let cell = shown[path] ?? kept[path] ?? prepared[path], cell.isSelected != isSelected
    else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  /// Performs the selection at the end of a tap.
  func userSelects(_ path: IndexPath) {
    guard maySelect else { return }
    if mayHoldSeveral, selection.contains(path) {
      userDeselects(path)
      return
    }
    let asked = ask("tableView:willSelectRowAtIndexPath:") {
      $0.tableView(self, willSelectRowAt: path)
    }
    let target = asked == nil ? path : asked ?? nil
    guard let target else { return }
    if !mayHoldSeveral {
      for other in selection.sorted() where other != target { userDeselects(other) }
    }
    setSelected(true, target, animated: false)
    ask("tableView:didSelectRowAtIndexPath:") { $0.tableView(self, didSelectRowAt: target) }
  }

  private func userDeselects(_ path: IndexPath) {
    let asked = ask("tableView:willDeselectRowAtIndexPath:") {
      $0.tableView(self, willDeselectRowAt: path)
    }
    let target = asked == nil ? path : asked ?? nil
    guard let target, selection.contains(target) else { return }
    setSelected(false, target, animated: false)
    ask("tableView:didDeselectRowAtIndexPath:") { $0.tableView(self, didDeselectRowAt: target) }
  }
}
#endif
