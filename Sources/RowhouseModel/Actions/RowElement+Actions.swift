// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RowElement {
  /// Sets the actions that a swipe reveals at an edge, which is the trailing edge by default.
  ///
  /// ```swift
  /// Row(message.subject)
  ///   .swipeActions(edge: .leading) {
  ///     RowAction(message.isRead ? "Unread" : "Read") { mail.toggleRead(message) }
  ///   }
  ///   .swipeActions {
  ///     RowAction("Delete", role: .destructive) { mail.delete(message) }
  ///     RowAction("Archive") { mail.archive(message) }
  ///   }
  /// ```
  ///
  /// The first action is nearest to the edge. By default, a swipe across the whole row performs it.
  ///
  /// The button of ``RowElement/onDelete(_:)`` precedes trailing actions, nearest to the edge. A host
  /// without swipes shows the actions as buttons.
  public consuming func swipeActions(
    edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true,
    @RowActionBuilder _ actions: () -> [RowAction]
  ) -> Self {
    let swipe = SwipeActions(actions(), allowsFullSwipe: allowsFullSwipe)
    row.handlers.setActions { actions in
      switch edge {
      case .leading: actions.leading = swipe
      case .trailing: actions.trailing = swipe
      }
    }
    return self
  }

  /// Sets the menu that opens when the user touches and holds the row, or clicks it with the
  /// secondary button.
  ///
  /// To add a submenu, use ``RowAction/menu(_:image:_:)``.
  public consuming func menu(@RowActionBuilder _ actions: () -> [RowAction]) -> Self {
    let actions = actions()
    row.handlers.setActions { $0.menu = actions }
    return self
  }

  /// Sets the button of the row in editing mode.
  ///
  /// Defaults to the delete button if the row has `onDelete`, to the insert button if it has only
  /// `onInsert`, and to no button otherwise.
  public consuming func editingStyle(_ style: RowEditingStyle) -> Self {
    row.handlers.setActions { $0.editingStyle = style }
    return self
  }

  /// Indents the row in editing mode, or not.
  ///
  /// Only UIKit indents rows.
  ///
  /// Rows are indented by default.
  public consuming func indentsWhileEditing(_ indents: Bool) -> Self {
    row.handlers.setActions { $0.indentsWhileEditing = indents }
    return self
  }
}
