// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The space below the rows of a table that the keyboard covers.
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
      // UIKit posts the notification on the main thread.
      MainActor.assumeIsolated { self?.keyboard(takes: frame) }
    }
  }

  /// Removes the inset.
  func remove() {
    table?.contentInset.bottom -= inset
    table?.verticalScrollIndicatorInsets.bottom -= inset
    inset = 0
    table = nil
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Insets the table by the space that the keyboard covers.
  ///
  /// - Parameter frame: The frame of the keyboard in the coordinates of the screen.
  private func keyboard(takes frame: CGRect) {
    guard let table, let window = table.window else { return }
    let frame = table.convert(frame, from: window.screen.coordinateSpace)
    let covered = table.bounds.intersection(frame)
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
