// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

// User actions.
extension StrictTableHost {
  /// Returns a reference to a row of the shown page, or `nil` if the index path does not exist.
  public func reference(at indexPath: RowIndexPath) -> RowReference? {
    page?.reference(at: indexPath)
  }

  /// Sends an event to the row at an index path, and returns true if the row received it.
  @discardableResult
  public func send(_ event: HostEvent, at indexPath: RowIndexPath) -> Bool {
    reference(at: indexPath).map { driver.send(event, to: $0) } ?? false
  }

  /// Toggles the first switch of a row, and returns false if there is none or the row is disabled.
  @discardableResult
  public func toggle(at indexPath: RowIndexPath) -> Bool {
    change(.toggle, at: indexPath) { toggle in
      if case .isOn(let isOn) = toggle.value { .isOn(!isOn) } else { toggle.value }
    }
  }

  /// Types into the first field of a row and leaves it, and returns false if there is none or the row is
  /// disabled.
  @discardableResult
  public func type(_ text: String, at indexPath: RowIndexPath) -> Bool {
    change(.field, at: indexPath) { _ in .text(text) }
  }

  /// Presses the first button inside a row, and returns false if there is none or the row is disabled.
  @discardableResult
  public func press(at indexPath: RowIndexPath) -> Bool {
    change(.button, at: indexPath) { _ in .pressed }
  }

  /// Sets the first control of a kind in a row to a value.
  private func change(
    _ kind: ControlPart.Kind, at indexPath: RowIndexPath, to value: (ControlPart) -> ControlValue
  ) -> Bool {
    guard let control = page?.body(at: indexPath)?.controls.first(where: { $0.kind == kind })
    else { return false }
    return use(control.control, value(control), at: indexPath)
  }

  /// Sets a control of a row to a value, and leaves it if it is a field.
  ///
  /// - Returns: True if the row received the value.
  @discardableResult
  func use(_ control: ControlID, _ value: ControlValue, at indexPath: RowIndexPath) -> Bool {
    guard let row = reference(at: indexPath), driver.send(.change(control, value), to: row) else {
      return false
    }
    if case .text = value, page?.handles(.didEndEditing, in: row) == true {
      driver.send(.didEndEditing, to: row)
    }
    return true
  }
}

extension PageSnapshot {
  /// Returns the parts of a row, or `nil` if there is no row at the index path.
  @MainActor
  func body(at indexPath: RowIndexPath) -> Part? {
    guard let style = style(at: indexPath) else { return nil }
    return row(at: indexPath)?.body(style: style)
  }
}
