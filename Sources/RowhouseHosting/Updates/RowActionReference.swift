// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An action of a row, by its title and its position when the reference was created.
///
/// It stays valid when other actions change, and never refers to an action with another title.
public struct RowActionReference: Hashable, Sendable {
  /// The place of the action.
  public let place: RowActionPlace
  /// The title of the action.
  public let title: String
  /// The position at that place, counted from 0.
  public let index: Int

  /// Creates a reference to an action.
  public init(_ place: RowActionPlace, title: String, index: Int) {
    self.place = place
    self.title = title
    self.index = index
  }
}

extension AnyRow {
  /// Returns references to the actions at a place, in order.
  public func actionReferences(at place: RowActionPlace) -> [RowActionReference] {
    actions(at: place).enumerated().map { index, action in
      RowActionReference(place, title: action.title, index: index)
    }
  }

  /// Returns the action of a reference; `nil` if the row does not have it.
  ///
  /// Of several actions with the title, the one at the referenced position is preferred to the
  /// first.
  public func action(_ reference: RowActionReference) -> RowAction? {
    let actions = actions(at: reference.place)
    if actions.indices.contains(reference.index),
      actions[reference.index].title == reference.title
    {
      return actions[reference.index]
    }
    return actions.first { $0.title == reference.title }
  }
}
