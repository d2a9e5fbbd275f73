// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// Taps the row of a keyboard shortcut, after showing the changes so far.
  ///
  /// If a tap on the row has no effect, the row receives a change of its only switch, or its control receives the focus. A
  /// host reports typed text before it calls this method.
  ///
  /// - Parameter shortcut: A shortcut of the page, as returned by ``PageSnapshot/shortcuts``.
  /// - Returns: False if no enabled row of the page has the shortcut.
  @discardableResult
  public func press(_ shortcut: KeyboardShortcut) -> Bool {
    flush()
    guard let found = page.shortcuts.first(where: { $0.shortcut == shortcut }),
      let row = page.row(at: found.row.indexPath),
      let style = page.style(at: found.row.indexPath)
    else { return false }
    if row.isSelectable {
      send(.tap, to: found.row, flushing: true)
    } else if let toggle = row.body(style: style).onlySwitch {
      send(.change(toggle.control, .isOn(!toggle.isOn)), to: found.row, flushing: true)
    } else {
      navigator.request(.focus(.reference(found.row)))
    }
    return true
  }
}
