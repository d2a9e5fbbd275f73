// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What fewer rows still have than `RareHandlers`: actions, and what is called while the row is
/// edited.
struct RowExtras: Sendable {
  var leading = SwipeActions()
  var trailing = SwipeActions()
  var menu: [RowAction] = []
  var deleteTitle: String?
  var editingStyle: RowEditingStyle?
  var indentsWhileEditing = true
  var willDeselect: (@MainActor () -> Bool)?
  var willHighlight: (@MainActor () -> Bool)?
  var insert: (@MainActor () -> Void)?
  var willBeginEditing: (@MainActor () -> Void)?
  var didEndEditing: (@MainActor () -> Void)?
}

extension RowExtras {
  /// The events that have a handler here.
  var events: RowEvents {
    var events: RowEvents = []
    if willDeselect != nil { events.insert(.willDeselect) }
    if willHighlight != nil { events.insert(.willHighlight) }
    if insert != nil { events.insert(.insert) }
    if willBeginEditing != nil { events.insert(.willBeginEditing) }
    if didEndEditing != nil { events.insert(.didEndEditing) }
    if !leading.actions.isEmpty || !trailing.actions.isEmpty { events.insert(.swipe) }
    if !menu.isEmpty { events.insert(.menu) }
    return events
  }

  /// Whether both show the same; what they call is not compared.
  func showsSame(as other: Self) -> Bool {
    leading == other.leading && trailing == other.trailing && menu == other.menu
      && deleteTitle == other.deleteTitle && editingStyle == other.editingStyle
      && indentsWhileEditing == other.indentsWhileEditing
  }
}
