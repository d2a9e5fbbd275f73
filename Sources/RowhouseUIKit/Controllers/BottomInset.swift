// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// The inset below the rows of a table, for the keyboard, and for the lower bars if the table does
/// not adjust its insets.
@MainActor
final class BottomInset {
  /// True if the rows end above the lower bars and the lower edge of the screen.
  ///
  /// Set for a table whose `contentInsetAdjustmentBehavior` is `.never`, to which UIKit adds no inset.
  var keepsSafeArea = false {
    didSet { update() }
  }

  private weak var table: UITableView?
  private weak var host: TableHost?
  /// The height of the lower part of the table that the keyboard covers.
  private var covered: CGFloat = 0
  /// The frame of the keyboard in screen coordinates, or `nil` before the first notification.
  private var keyboardFrame: CGRect?
  private var inset: CGFloat = 0
  private var indicatorInset: CGFloat = 0
  nonisolated(unsafe) private var observer: Any?

  /// Creates the inset of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - host: The host that shows a page in the table.
  ///   - followsKeyboard: False if the table adjusts its own inset for the keyboard. Defaults to
  ///     `true`.
  ///   - former: The inset of the table that the table replaces, which knows the frame of the keyboard. Defaults to `nil`.
  init(
    of table: UITableView, shownBy host: TableHost, followsKeyboard: Bool = true,
    replacing former: BottomInset? = nil
  ) {
    self.table = table
    self.host = host
    keyboardFrame = former?.keyboardFrame
    guard followsKeyboard else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let info = notification.userInfo,
        let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      else { return }
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
      // The screen of the keyboard, from iOS 16.1.
      let screen = (notification.object as? UIScreen).map(ObjectIdentifier.init)
      // UIKit posts the notification on the main thread.
      MainActor.assumeIsolated {
        guard let self, self.isOn(screen) else { return }
        self.keyboard(takes: frame, in: duration, curve: curve)
      }
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

extension BottomInset {
  /// Updates the inset, because the safe area or the frame of the table may have changed.
  func update() {
    guard let table else { return }
    measureCover()
    let safeArea = table.safeAreaInsets.bottom
    let added = table.adjustedContentInset.bottom - table.contentInset.bottom
    let height = max(0, max(covered, keepsSafeArea ? safeArea : 0) - added)
    if height != inset {
      let followsEnd = host.map { $0.isFollowingEnd(of: $0.page, in: table) } ?? false
      table.contentInset.bottom += height - inset
      if followsEnd { table.scrollToEnd() }
    }
    inset = height
    // UIKit adds the safe area to the indicator insets of every table.
    let indicatorHeight = max(0, covered - safeArea)
    if indicatorHeight != indicatorInset {
      table.verticalScrollIndicatorInsets.bottom += indicatorHeight - indicatorInset
    }
    indicatorInset = indicatorHeight
  }

  func remove() {
    table?.contentInset.bottom -= inset
    table?.verticalScrollIndicatorInsets.bottom -= indicatorInset
    table = nil
  }

  /// Returns false if the table is on another screen than a keyboard.
  private func isOn(_ screen: ObjectIdentifier?) -> Bool {
    guard let screen, let window = table?.window else { return true }
    return ObjectIdentifier(window.screen) == screen
  }

  /// Insets the table by the space that the keyboard covers.
  ///
  /// The rows move together with the keyboard. Otherwise, they would jump when the keyboard disappears below the last ones.
  ///
  /// - Parameters:
  ///   - frame: The frame of the keyboard, in screen coordinates.
  ///   - duration: The duration of the keyboard's animation in seconds, or 0 if it is not animated.
  ///   - curve: The raw value of the animation's curve.
  private func keyboard(takes frame: CGRect, in duration: Double, curve: Int) {
    keyboardFrame = frame
    if duration > 0, table?.window != nil {
      // The curve has the same number as the option, which is in the bits from 16.
      let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
      UIView.animate(withDuration: duration, delay: 0, options: options) { self.update() }
    } else {
      update()
    }
    if inset > 0 { showEditedRow() }
  }

  /// Computes the height that the keyboard covers, if the table is in a window.
  ///
  /// A floating keyboard, which ends above the lower edge of the table, covers no rows that the user could not scroll to.
  private func measureCover() {
    guard let keyboardFrame, let table, let window = table.window else { return }
    let frame = table.convert(keyboardFrame, from: window.screen.coordinateSpace)
    let bounds = table.bounds
    // Positions of views can differ from whole pixels.
    let isDocked = frame.intersects(bounds) && frame.maxY > bounds.maxY - 1
    covered = isDocked ? bounds.maxY - max(frame.minY, bounds.minY) : 0
  }

  /// Scrolls the row that the user edits, or the caret if the row is taller than the visible part of the table, into view.
  func showEditedRow() {
    // A table in no window would lay out its rows.
    guard let table, table.window != nil else { return }
    for cell in table.visibleCells {
      guard let view = cell.firstResponder, let indexPath = table.indexPath(for: cell) else {
        continue
      }
      let row = table.rectForRow(at: indexPath)
      let insets = table.adjustedContentInset
      let isTooTall = row.height > table.bounds.height - insets.top - insets.bottom
      let target = (isTooTall ? caret(of: view) : nil) ?? row
      guard !table.bounds.inset(by: insets).contains(target) else { continue }
      // What the user types has priority over an earlier request to scroll.
      host?.onDrag?()
      table.scrollRectToVisible(target, animated: true)
    }
  }

  /// Returns the frame of the caret of a view, or `nil` if it has none.
  private func caret(of view: UIView) -> CGRect? {
    guard let table, let input = view as? any UITextInput, let range = input.selectedTextRange
    else { return nil }
    table.layoutIfNeeded()
    let caret = input.caretRect(for: range.end)
    // A view that has not laid out its text has no caret.
    return caret.isNull || caret.isInfinite ? nil : table.convert(caret, from: view)
  }
}
#endif
