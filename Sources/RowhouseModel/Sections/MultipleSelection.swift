// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The selected rows of a section in which the user can select several rows.
public struct MultipleSelection: Sendable {
  /// True if no row is selected.
  public let isEmpty: Bool
  private let isSelected: @Sendable (ItemID) -> Bool
  /// True if the user can select rows only in editing mode.
  public let isForEditing: Bool
  /// Called with the ids of the rows that the user selects (`true`) or deselects (`false`) at once.
  ///
  /// Returns the ids whose type differs from that of the ids that the section selects. They are ignored.
  public let handler: @MainActor (_ rows: [ItemID], _ isSelected: Bool) -> [ItemID]
  /// The type of the ids that the section selects.
  package let idType: any Any.Type
}

extension MultipleSelection {
  /// Returns true if the row with an id is selected, in O(1).
  public func contains(_ row: ItemID) -> Bool { isSelected(row) }
}

extension TableSection {
  /// Lets the user select several rows of the section.
  ///
  /// ```swift
  /// TableSection(mail.messages) { Row($0.subject) }
  ///   .selectsSeveral(mail.selected) { mail.selected = $0 }
  /// ```
  ///
  /// The page shows the selection of the model: if the closure changes nothing, a tapped row is not
  /// selected. If `whileEditing` is `false`, the rows' own handlers for selection and deselection are
  /// also called.
  ///
  /// If it is `true`, the rows behave as usual until the page is in editing mode. A tap then only
  /// selects the row: `onSelect`, `onDeselect`, and the page's `didSelect(_:)` are not called, and a row
  /// that leads to another page does not open it.
  ///
  /// The rows need ids of the type `ID`, from their data or from `id(_:)`. The selection of a row with
  /// another id has no effect, and is reported. In an editable list, the rows that add an element or undo a
  /// deletion cannot be selected, and keep their effect.
  ///
  /// While such a page is in editing mode on iOS, UIKit shows checkmarks in all sections in place of the delete and insert
  /// buttons, and offers no swipe actions. Add a row that deletes the selected elements.
  ///
  /// - Complexity: O(1) at each evaluation of the page, and for each row that is created.
  /// - Parameters:
  ///   - ids: The ids of the selected rows. Ids that no row of the section has are ignored.
  ///   - isForEditing: True to select rows only in editing mode. Defaults to `false`.
  ///   - onChange: Called with the ids of all rows that should be selected after the user's change. If the user selects a
  ///     range of rows, it is called once.
  /// - Returns: The changed section.
  public consuming func selectsSeveral<ID: Hashable & Sendable>(
    _ ids: Set<ID>, whileEditing isForEditing: Bool = false,
    _ onChange: @escaping @MainActor (Set<ID>) -> Void
  ) -> Self {
    multipleSelection = MultipleSelection(ids, isForEditing) { changed, isSelected in
      onChange(isSelected ? ids.union(changed) : ids.subtracting(changed))
    }
    return self
  }

  /// Lets the user select several rows of the section, and stores their ids in a property of an object,
  /// which the section retains.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - ids: The property with the ids of the selected rows.
  ///   - isForEditing: True to select rows only in editing mode. Defaults to `false`.
  /// - Returns: The changed section.
  @MainActor
  public consuming func selectsSeveral<Object: AnyObject, ID: Hashable & Sendable>(
    _ object: Object, _ ids: ReferenceWritableKeyPath<Object, Set<ID>>,
    whileEditing isForEditing: Bool = false
  ) -> Self {
    multipleSelection = MultipleSelection(object[keyPath: ids], isForEditing) {
      changed, isSelected in
      if isSelected {
        object[keyPath: ids].formUnion(changed)
      } else {
        object[keyPath: ids].subtract(changed)
      }
    }
    return self
  }
}

extension TableSection {
  /// Lets the user select single rows only.
  package mutating func endMultipleSelection() { multipleSelection = nil }
}

extension MultipleSelection {
  fileprivate init<ID: Hashable & Sendable>(
    _ ids: Set<ID>, _ isForEditing: Bool, _ handler: @escaping @MainActor (Set<ID>, Bool) -> Void
  ) {
    isEmpty = ids.isEmpty
    isSelected = { row in
      if let id = row as? ID { return ids.contains(id) }
      // The section selects the first of several rows with equal ids.
      guard row.occurrence == 0, let id = row.value as? ID else { return false }
      return ids.contains(id)
    }
    self.isForEditing = isForEditing
    idType = ID.self
    self.handler = { rows, isSelected in
      var (ids, refused) = (Set<ID>(), [ItemID]())
      for row in rows {
        if let id = row as? ID ?? row.value as? ID { ids.insert(id) } else { refused.append(row) }
      }
      if !ids.isEmpty { handler(ids, isSelected) }
      return refused
    }
  }
}
