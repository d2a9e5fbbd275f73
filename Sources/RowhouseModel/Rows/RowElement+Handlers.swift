// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RowElement {
  /// Calls the closure when the row is selected, by a tap or from the keyboard.
  public consuming func onSelect(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.select = handler
    return self
  }

  /// Calls the closure when the row loses its selection.
  public consuming func onDeselect(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.deselect = handler
    return self
  }

  /// Asks the closure before the row is selected; `false` forbids it.
  public consuming func onWillSelect(_ handler: @escaping @MainActor () -> Bool) -> Self {
    row.handlers.willSelect = handler
    return self
  }

  /// Calls the closure when the row comes on screen.
  public consuming func onWillDisplay(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.willDisplay = handler
    return self
  }

  /// Calls the closure when the row has left the screen.
  public consuming func onDidEndDisplaying(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.didEndDisplaying = handler
    return self
  }

  /// Calls the closure when the row is touched, with `true`, and when it is let go, with `false`.
  public consuming func onHighlight(_ handler: @escaping @MainActor (Bool) -> Void) -> Self {
    row.handlers.highlight = handler
    return self
  }

  /// Calls the closure when a control of the row is used, with the control and what was done to it.
  public consuming func onChange(
    _ handler: @escaping @MainActor (ControlID, ControlValue) -> Void
  ) -> Self {
    row.handlers.change = handler
    return self
  }

  /// Calls the closure when the accessory is tapped, which ``Accessory/detail`` can be.
  public consuming func onAccessory(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.accessory = handler
    return self
  }

  /// Lets the user delete the row, and calls the closure when that happens.
  ///
  /// The closure takes the datum out of the model; the row goes with the update that follows.
  public consuming func onDelete(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.delete = handler
    return self
  }

  /// Lets the user delete the row by a button with a title of its own, and calls the closure when that
  /// happens.
  ///
  /// - Parameters:
  ///   - title: What the button says that a swipe uncovers, in place of the host's own word.
  ///   - handler: Takes the datum out of the model; the row goes with the update that follows.
  /// - Returns: The changed row.
  public consuming func onDelete(
    _ title: String, _ handler: @escaping @MainActor () -> Void
  ) -> Self {
    row.handlers.delete = handler
    row.handlers.setExtras { $0.deleteTitle = title }
    return self
  }

  /// Lets the user insert something at the row while its page is edited, and calls the closure when
  /// that happens.
  public consuming func onInsert(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.insert = handler
    return self
  }

  /// Asks the closure before the row loses its selection; `false` forbids it.
  public consuming func onWillDeselect(_ handler: @escaping @MainActor () -> Bool) -> Self {
    row.handlers.willDeselect = handler
    return self
  }

  /// Asks the closure before the row is shown as touched; `false` forbids it, and where rows are
  /// touched before they are selected, the selection with it.
  public consuming func onWillHighlight(_ handler: @escaping @MainActor () -> Bool) -> Self {
    row.handlers.willHighlight = handler
    return self
  }

  /// Calls the closure when the row is about to be edited: when its swipe begins.
  public consuming func onWillBeginEditing(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.willBeginEditing = handler
    return self
  }

  /// Calls the closure when the row is no longer edited.
  public consuming func onDidEndEditing(_ handler: @escaping @MainActor () -> Void) -> Self {
    row.handlers.didEndEditing = handler
    return self
  }
}
