// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A table whose rows tests touch as a user does.
///
/// `UITableView` conforms with the touches of `UIKitDouble` on Linux. On iOS, where no public function
/// sends a touch, it conforms by calling delegate and data source in the order in which UIKit does.
@MainActor
public protocol TouchableTable: UITableView {
  /// Puts a finger on a row, which highlights it.
  func touchDown(row indexPath: IndexPath)

  /// Lifts the finger, which selects the row that it is on.
  func touchUp(row indexPath: IndexPath)

  /// Moves the finger away from the row, which selects nothing.
  func touchCancel()

  /// Taps the accessory of a row.
  func tapAccessory(row indexPath: IndexPath)

  /// Taps the edit control of a row: inserts, or shows the actions of a swipe.
  func tapEditControl(row indexPath: IndexPath)

  /// Swipes a row, and returns the titles of the actions that it shows.
  func swipe(row indexPath: IndexPath, edge: UITableView.SwipeEdge, isFull: Bool) -> [String]

  /// Taps one of the actions that a swipe shows.
  func chooseAction(_ title: String)

  /// Drags a row by its reorder control, and returns its new position.
  func drag(row indexPath: IndexPath, to target: IndexPath, whileDragging: () -> Void) -> IndexPath

  /// Opens the menu of a row, and returns the titles of its items; `nil` if the row has no menu.
  func longPress(row indexPath: IndexPath) -> [String]?

  /// Taps an item of the open menu, which closes it.
  func chooseMenuItem(_ title: String)

  /// Closes the open menu.
  func closeMenu()
}
#endif
