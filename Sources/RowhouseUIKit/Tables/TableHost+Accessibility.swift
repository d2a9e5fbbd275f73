// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Actions for users of assistive technologies.
extension TableHost {
  /// Returns the actions of a row for users of assistive technologies, or `nil` if there are none.
  ///
  /// A cell that is a single element hides the controls with which UIKit inserts and moves rows. Outside of editing mode,
  /// UIKit itself offers the actions of swipes, beside custom actions with the same names, but not leading actions of a
  /// row without trailing ones (Signal-iOS issue 4805, AccessibilitySnapshot pull request 323, Open Radar 46899682).
  func accessibilityActions(of cell: RowCell, _ row: AnyRow) -> [UIAccessibilityCustomAction]? {
    let isMoved = editsAllRows && cell.showsReorderControl
    guard isMoved || !row.handlers.events.isDisjoint(with: .offeredAsActions) else { return nil }
    let texts = context.texts
    var actions: [UIAccessibilityCustomAction] = []
    func add(_ title: String, _ perform: @escaping @MainActor (TableHost, RowReference) -> Bool) {
      actions.append(
        UIAccessibilityCustomAction(name: title) { [weak self, weak cell] _ in
          guard let self, let cell, let reference = self.cells[cell] else { return false }
          return perform(self, reference)
        })
    }
    func add(_ title: String, _ event: HostEvent) {
      add(title) { host, reference in
        host.send(event, to: reference)
        return true
      }
    }
    if editsAllRows, row.editingStyle == .insert, row.handlers[.insert] != nil {
      add(texts.insert, .insert)
    }
    let canBeDeleted = row.canBeDeleted(isEditing: editsAllRows)
    if canBeDeleted, editsAllRows { add(deleteTitle(of: row) ?? texts.delete, .delete) }
    let hasTrailing = canBeDeleted || !row.actionReferences(in: .trailing).isEmpty
    for group in RowActionGroup.allCases {
      let isOfferedByUIKit = !editsAllRows && group != .menu && hasTrailing
      for action in row.actionReferences(in: group) where !isOfferedByUIKit {
        add(action.title, .action(action))
      }
    }
    if isMoved {
      add(texts.moveUp) { host, reference in host.move(reference, by: -1) }
      add(texts.moveDown) { host, reference in host.move(reference, by: 1) }
    }
    return actions.isEmpty ? nil : actions
  }

  /// Moves a row by one step, and returns false if it cannot move further.
  private func move(_ reference: RowReference, by step: Int) -> Bool {
    reportTypedText()
    guard let source = page?.indexPath(of: reference),
      let target = driver.moveTarget(from: source, by: step)
    else { return false }
    let section = page?.sections[target.section].id ?? reference.section
    driver.send(.move(to: target), to: reference, flushing: true)
    let wanted = RowReference(section: section, row: reference.row, indexPath: target)
    let place = page?.indexPath(of: wanted) ?? page?.indexPath(of: reference)
    let moved = place.flatMap { table?.cellForRow(at: IndexPath($0)) }
    UIAccessibility.post(notification: .layoutChanged, argument: moved)
    return true
  }
}

extension RowEvents {
  /// The events that are also accessibility actions.
  fileprivate static let offeredAsActions = RowEvents(.delete, .insert, .swipe, .menu)
}
#endif
