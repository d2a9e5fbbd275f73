// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An action of a row, identified by its title and by its position when the reference was created.
///
/// The reference stays valid when other actions change, and never refers to an action with a
/// different title.
public struct RowActionReference: Hashable, Sendable {
  /// The group of the action.
  public let group: RowActionGroup
  /// The title of the action.
  public let title: String
  /// The position in the group, counted from 0.
  public let index: Int

  /// Creates a reference to an action.
  public init(_ group: RowActionGroup, title: String, index: Int) {
    self.group = group
    self.title = title
    self.index = index
  }
}

extension AnyRow {
  /// Returns references to the actions of a group, in order.
  public func actionReferences(in group: RowActionGroup) -> [RowActionReference] {
    actions(in: group).enumerated().map { index, action in
      RowActionReference(group, title: action.title, index: index)
    }
  }

  /// Returns the action of a reference, or `nil` if the row does not have it.
  ///
  /// If several actions have the title, the one at the referenced position is preferred over the
  /// first one.
  public func action(_ reference: RowActionReference) -> RowAction? {
    let actions = actions(in: reference.group)
    if actions.indices.contains(reference.index),
      actions[reference.index].title == reference.title
    {
      return actions[reference.index]
    }
    return actions.first { $0.title == reference.title }
  }
}
