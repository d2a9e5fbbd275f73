// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The same handlers for an owner that must not be kept alive by its page: the owner is held weakly,
/// and nothing is called once it is gone.
///
/// ```swift
/// Row("Clear cache").onSelect(self) { controller in controller.clearCache() }
/// ```
extension RowElement {
  /// Calls the closure with the owner when the row is selected.
  @MainActor
  public consuming func onSelect<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onSelect { [weak owner] in owner.map(handler) }
  }

  /// Calls the closure with the owner when the row loses its selection.
  @MainActor
  public consuming func onDeselect<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onDeselect { [weak owner] in owner.map(handler) }
  }

  /// Asks the closure with the owner before the row is selected; `false` forbids it.
  ///
  /// Once the owner is gone nothing is forbidden.
  @MainActor
  public consuming func onWillSelect<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Bool
  ) -> Self {
    onWillSelect { [weak owner] in owner.map(handler) ?? true }
  }

  /// Calls the closure with the owner when the row comes on screen.
  @MainActor
  public consuming func onWillDisplay<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onWillDisplay { [weak owner] in owner.map(handler) }
  }

  /// Calls the closure with the owner when the row has left the screen.
  @MainActor
  public consuming func onDidEndDisplaying<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onDidEndDisplaying { [weak owner] in owner.map(handler) }
  }

  /// Calls the closure with the owner when the row is touched or let go.
  @MainActor
  public consuming func onHighlight<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner, Bool) -> Void
  ) -> Self {
    onHighlight { [weak owner] isHighlighted in owner.map { handler($0, isHighlighted) } }
  }

  /// Calls the closure with the owner when a control of the row is used.
  @MainActor
  public consuming func onChange<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner, ControlID, ControlValue) -> Void
  ) -> Self {
    onChange { [weak owner] control, value in owner.map { handler($0, control, value) } }
  }

  /// Calls the closure with the owner when the accessory is tapped.
  @MainActor
  public consuming func onAccessory<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onAccessory { [weak owner] in owner.map(handler) }
  }

  /// Lets the user delete the row, and calls the closure with the owner when that happens.
  @MainActor
  public consuming func onDelete<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onDelete { [weak owner] in owner.map(handler) }
  }

  /// Lets the user delete the row by a button with a title of its own, and calls the closure with the
  /// owner when that happens.
  @MainActor
  public consuming func onDelete<Owner: AnyObject>(
    _ title: String, _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onDelete(title) { [weak owner] in owner.map(handler) }
  }

  /// Lets the user insert something at the row, and calls the closure with the owner when that
  /// happens.
  @MainActor
  public consuming func onInsert<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onInsert { [weak owner] in owner.map(handler) }
  }

  /// Asks the closure with the owner before the row loses its selection; `false` forbids it.
  ///
  /// Once the owner is gone nothing is forbidden.
  @MainActor
  public consuming func onWillDeselect<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Bool
  ) -> Self {
    onWillDeselect { [weak owner] in owner.map(handler) ?? true }
  }

  /// Asks the closure with the owner before the row is shown as touched; `false` forbids it.
  ///
  /// Once the owner is gone nothing is forbidden.
  @MainActor
  public consuming func onWillHighlight<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Bool
  ) -> Self {
    onWillHighlight { [weak owner] in owner.map(handler) ?? true }
  }

  /// Calls the closure with the owner when the row is about to be edited.
  @MainActor
  public consuming func onWillBeginEditing<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onWillBeginEditing { [weak owner] in owner.map(handler) }
  }

  /// Calls the closure with the owner when the row is no longer edited.
  @MainActor
  public consuming func onDidEndEditing<Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    onDidEndEditing { [weak owner] in owner.map(handler) }
  }
}
