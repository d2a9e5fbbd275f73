// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
/// Keeps the end of a table above the keyboard.
@MainActor
final class KeyboardInset {
  private weak var table: UITableView?
  private var inset: CGFloat = 0
  nonisolated(unsafe) private var observer: Any?

  init(of table: UITableView) {
    self.table = table
    let key = UIResponder.keyboardFrameEndUserInfoKey
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let frame = notification.userInfo?[key] as? CGRect else { return }
      // UIKit tells of the keyboard on the main thread.
      MainActor.assumeIsolated { self?.keyboard(takes: frame) }
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Makes room for the keyboard.
  ///
  /// - Parameter frame: Its frame on the screen.
  private func keyboard(takes frame: CGRect) {
    guard let table, table.window != nil else { return }
    let covered = table.bounds.intersection(table.convert(frame, from: nil))
    let height = covered.isNull ? 0 : max(0, covered.height - table.safeAreaInsets.bottom)
    table.contentInset.bottom += height - inset
    table.verticalScrollIndicatorInsets.bottom += height - inset
    inset = height
    guard height > 0 else { return }
    for case let cell as RowCell in table.visibleCells where cell.isBeingEdited {
      table.scrollRectToVisible(cell.frame, animated: true)
    }
  }
}
#endif
