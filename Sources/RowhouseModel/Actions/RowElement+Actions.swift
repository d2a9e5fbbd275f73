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
  /// The button of ``RowElement/onDelete(_:)`` precedes trailing actions, nearest to the edge. In a
  /// browser, a button of the row shows the actions. On the desktop, they are in the menu of the row.
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

  /// Lets the user tap the row with a key and the Command key.
  ///
  /// ```swift
  /// ButtonRow("New message") { mail.compose() }.shortcut("n")
  /// ```
  ///
  /// The Control key replaces the Command key on keyboards without it. In a browser, a shortcut with only the Command key is
  /// an access key, for which the browser chooses the keys to hold; other shortcuts have no effect.
  ///
  /// If a tap on the row calls no handler, the shortcut changes the only switch of the row, or focuses its field. Other
  /// controls receive the focus on the desktop.
  ///
  /// The shortcut has an effect while the page is on top and the row is enabled, even if the row is out of view, unless the
  /// row is hidden by a height of 0. If several rows have the same shortcut, it taps the first one. Keys that edit text, and
  /// those of the host, such as Control-W, keep their effects. Rows of data sections, which are created on demand, have no
  /// shortcuts.
  ///
  /// - Parameters:
  ///   - key: A letter, a digit, or a sign.
  ///   - modifiers: The keys to hold. Defaults to Command alone.
  /// - Returns: The changed row.
  /// - Precondition: `modifiers` contains Command, and `key` is one character that a key types.
  public consuming func shortcut(
    _ key: Character, _ modifiers: KeyboardShortcut.Modifiers = .command
  ) -> Self {
    let shortcut = KeyboardShortcut(key, modifiers)
    row.handlers.setActions { $0.shortcut = shortcut }
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
  /// Rows are indented by default. Only UIKit indents rows, so the modifier has no effect on other hosts.
  public consuming func indentsWhileEditing(_ indents: Bool) -> Self {
    row.handlers.setActions { $0.indentsWhileEditing = indents }
    return self
  }
}
