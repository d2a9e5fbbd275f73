// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The actions, editing style, and destination of a row, which few rows set.
struct RowActions: Sendable {
  var leading = SwipeActions()
  var trailing = SwipeActions()
  var menu: [RowAction] = []
  var deleteTitle: String?
  var editingStyle: RowEditingStyle?
  var indentsWhileEditing = true
  var shortcut: KeyboardShortcut?
  /// Returns the page to which the row leads.
  ///
  /// Comparing rows ignores it.
  var destination: (@MainActor () -> any TablePage)?
}

extension RowActions {
  /// The events that the actions handle.
  var events: RowEvents {
    var events: RowEvents = []
    if !leading.actions.isEmpty || !trailing.actions.isEmpty {
      events.formUnion(RowEvents(.swipe))
    }
    if !menu.isEmpty { events.formUnion(RowEvents(.menu)) }
    return events
  }

  /// Returns `true` if both look the same; closures are not compared.
  func showsSame(as other: Self) -> Bool {
    leading == other.leading && trailing == other.trailing && menu == other.menu
      && deleteTitle == other.deleteTitle && editingStyle == other.editingStyle
      && indentsWhileEditing == other.indentsWhileEditing && shortcut == other.shortcut
  }
}

/// The button that a row shows at its leading edge in editing mode.
public enum RowEditingStyle: Hashable, Sendable, CaseIterable {
  /// No button.
  case noButton
  /// A button that deletes the row.
  case delete
  /// A button that inserts something at the row.
  case insert
}

/// Actions and editing, which are compared when rows are compared, except for their closures.
extension AnyRow {
  /// Returns the actions that a swipe at an edge reveals.
  public func swipeActions(at edge: SwipeEdge) -> SwipeActions {
    guard let actions = handlers.actions else { return SwipeActions() }
    return switch edge {
    case .leading: actions.leading
    case .trailing: actions.trailing
    }
  }

  /// The entries of the menu, including submenus.
  public var menu: [RowAction] { handlers.actions?.menu ?? [] }

  /// Returns the actions of a group, with the entries of each submenu in place of the submenu.
  public func actions(in group: RowActionGroup) -> [RowAction] {
    switch group {
    case .leading: swipeActions(at: .leading).actions
    case .trailing: swipeActions(at: .trailing).actions
    case .menu: menu.flatMap(\.actions)
    }
  }

  /// The title of the button that deletes the row, or `nil` for the title that the host provides.
  public var deleteTitle: String? { handlers.actions?.deleteTitle }

  /// The button of the row in editing mode.
  ///
  /// Defaults to the delete button if the row has `onDelete`, to the insert button if it has only
  /// `onInsert`, and to no button otherwise. A disabled row has no insert button.
  public var editingStyle: RowEditingStyle {
    let style = handlers.actions?.editingStyle ?? defaultEditingStyle
    return style == .insert && isDisabled ? .noButton : style
  }

  private var defaultEditingStyle: RowEditingStyle {
    if handlers[.delete] != nil { return .delete }
    return handlers[.insert] == nil ? .noButton : .insert
  }

  /// Returns true if the user can delete the row: in editing mode only if the row has the button for that.
  package func canBeDeleted(isEditing: Bool) -> Bool {
    handlers.events.contains(.delete) && (!isEditing || editingStyle == .delete)
  }

  /// The key that taps the row, or `nil` if there is none.
  public var shortcut: KeyboardShortcut? { handlers.actions?.shortcut }

  /// True if the row is indented in editing mode.
  public var indentsWhileEditing: Bool { handlers.actions?.indentsWhileEditing ?? true }
}
