// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a user can do to a row besides selecting it. All of it takes part in comparing rows, but for
/// the closures.
extension AnyRow {
  /// What a swipe at an edge uncovers.
  public func swipeActions(at edge: SwipeEdge) -> SwipeActions {
    guard let extras = handlers.extras else { return SwipeActions() }
    return switch edge {
    case .leading: extras.leading
    case .trailing: extras.trailing
    }
  }

  /// The entries of the menu.
  public var menu: [RowAction] { handlers.extras?.menu ?? [] }

  /// The actions at a place.
  public func actions(at place: RowActionPlace) -> [RowAction] {
    switch place {
    case .leading: swipeActions(at: .leading).actions
    case .trailing: swipeActions(at: .trailing).actions
    case .menu: menu
    }
  }

  /// What the button says that deletes the row; nothing for the host's own word.
  public var deleteTitle: String? { handlers.extras?.deleteTitle }

  /// Which button the row shows while its page is edited.
  ///
  /// Unless set it is the one that the row has a handler for, deleting before inserting.
  public var editingStyle: RowEditingStyle {
    if let style = handlers.extras?.editingStyle { return style }
    if handlers.delete != nil { return .delete }
    return handlers.insert == nil ? .none : .insert
  }

  /// Whether the row makes room at its leading edge while its page is edited.
  public var indentsWhileEditing: Bool { handlers.extras?.indentsWhileEditing ?? true }
}
