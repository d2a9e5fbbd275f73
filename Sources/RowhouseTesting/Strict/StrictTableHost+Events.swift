// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a user does to what is shown.
extension StrictTableHost {
  /// Names a row that is shown, to use it later, when it may have moved or gone.
  ///
  /// - Returns: Nothing if there is no row at the index path.
  public func reference(at indexPath: RowIndexPath) -> RowReference? {
    page?.reference(at: indexPath)
  }

  /// Does something to a row that is shown.
  ///
  /// - Parameters:
  ///   - event: What is done.
  ///   - indexPath: Where the row stands on the page that is shown.
  /// - Returns: Whether the row took it; `false` also if there is no row.
  @discardableResult
  public func send(_ event: HostEvent, at indexPath: RowIndexPath) -> Bool {
    guard let reference = reference(at: indexPath) else { return false }
    return driver.send(event, to: reference)
  }

  /// Switches the first switch of a row.
  ///
  /// - Returns: Whether there is a row with a switch.
  @discardableResult
  public func toggle(at indexPath: RowIndexPath) -> Bool {
    for control in page?.body(at: indexPath)?.controls ?? [] {
      guard case .toggle(let toggle) = control else { continue }
      return send(.change(toggle.control, .isOn(!toggle.isOn)), at: indexPath)
    }
    return false
  }

  /// Types into the first field of a row, and leaves it.
  ///
  /// - Returns: Whether there is a row with a field.
  @discardableResult
  public func type(_ text: String, at indexPath: RowIndexPath) -> Bool {
    for control in page?.body(at: indexPath)?.controls ?? [] {
      guard case .field(let field) = control else { continue }
      return send(.change(field.control, .text(text)), at: indexPath)
    }
    return false
  }

  /// Presses the first button inside a row.
  ///
  /// - Returns: Whether there is a row with a button.
  @discardableResult
  public func press(at indexPath: RowIndexPath) -> Bool {
    for control in page?.body(at: indexPath)?.controls ?? [] {
      guard case .button(let control, _) = ShownControl(control) else { continue }
      return send(.change(control, .pressed), at: indexPath)
    }
    return false
  }
}

extension PageSnapshot {
  /// The parts of the row at an index path, or nothing if there is no row.
  @MainActor
  func body(at indexPath: RowIndexPath) -> Part? {
    guard let style = style(at: indexPath) else { return nil }
    return row(at: indexPath)?.body(style: style)
  }
}
