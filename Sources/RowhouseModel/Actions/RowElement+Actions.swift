// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RowElement {
  /// Lets a swipe uncover actions.
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
  /// Where rows are swiped, actions at the trailing edge take the place of the button that
  /// ``RowElement/onDelete(_:)`` shows there; so let one of them delete the row. A host without swipes shows
  /// the actions as buttons.
  ///
  /// - Parameters:
  ///   - edge: At which edge; the trailing one, unless given.
  ///   - allowsFullSwipe: Whether a swipe over the whole row chooses the first action; yes, unless
  ///     given.
  ///   - actions: The actions; the first stands nearest to the edge.
  /// - Returns: The changed row.
  public consuming func swipeActions(
    edge: SwipeEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @RowActionBuilder _ actions: () -> [RowAction]
  ) -> Self {
    let swipe = SwipeActions(actions(), allowsFullSwipe: allowsFullSwipe)
    row.handlers.setExtras { extras in
      switch edge {
      case .leading: extras.leading = swipe
      case .trailing: extras.trailing = swipe
      }
    }
    return self
  }

  /// Gives the row a menu, which a long touch or the secondary button opens.
  ///
  /// - Parameter actions: The entries, from top to bottom.
  /// - Returns: The changed row.
  public consuming func menu(@RowActionBuilder _ actions: () -> [RowAction]) -> Self {
    let actions = actions()
    row.handlers.setExtras { $0.menu = actions }
    return self
  }

  /// Sets which button the row shows while its page is edited.
  ///
  /// Unless set it is the one that the row has a handler for.
  public consuming func editingStyle(_ style: RowEditingStyle) -> Self {
    row.handlers.setExtras { $0.editingStyle = style }
    return self
  }

  /// Sets whether the row makes room at its leading edge while its page is edited; it does, unless
  /// set.
  public consuming func indentsWhileEditing(_ indents: Bool) -> Self {
    row.handlers.setExtras { $0.indentsWhileEditing = indents }
    return self
  }
}
