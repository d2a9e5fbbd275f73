// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension AnyRow {
  /// Returns `true` if the row, as it is drawn on a page, allows a user event.
  @MainActor
  func offers(_ event: HostEvent, at indexPath: RowIndexPath, of page: PageSnapshot) -> Bool {
    switch event {
    case .tap: return isSelectable
    case .highlight: return isSelectable && handlers.events.contains(.highlight)
    case .delete: return canBeDeleted(isEditing: page.isEditing)
    case .insert:
      return page.isEditing && editingStyle == .insert && handlers.events.contains(.insert)
    case .action(let reference): return action(reference) != nil
    case .accessory:
      return page.style(at: indexPath).map { body(style: $0).hasDetail } ?? false
    case .change(let control, let value):
      guard !isDisabled, let style = page.style(at: indexPath) else { return false }
      return body(style: style).controls.contains { $0.control == control && $0.accepts(value) }
    case .move(let target): return page.isEditing && page.canMove(indexPath, to: target)
    case .didEndEditing: return handlers.events.contains(.didEndEditing)
    case .submit:
      guard !isDisabled, handlers.events.contains(.submit), let style = page.style(at: indexPath)
      else { return false }
      return body(style: style).controls.contains { $0.isOneLineField }
    case .select, .deselect, .willDisplay, .didEndDisplaying, .willBeginEditing, .typing:
      return false
    }
  }
}

extension ControlPart {
  /// True if the control is a field in which the user can press Return.
  fileprivate var isOneLineField: Bool {
    if case .field(let field) = self { !field.input.isMultiline } else { false }
  }
}
