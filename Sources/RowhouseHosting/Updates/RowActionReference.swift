// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An action of a row by its title, and where it stood when the reference was made.
///
/// It stays good when other actions of the row come and go. An action that is called something else
/// is another one, so that nothing is done which the user did not read.
public struct RowActionReference: Hashable, Sendable {
  /// Where the action is found.
  public let place: RowActionPlace
  /// What it says.
  public let title: String
  /// Its position at that place, counted from 0.
  public let index: Int

  /// Names an action.
  public init(_ place: RowActionPlace, title: String, index: Int) {
    self.place = place
    self.title = title
    self.index = index
  }
}

extension AnyRow {
  /// References to the actions at a place, in order.
  public func actionReferences(at place: RowActionPlace) -> [RowActionReference] {
    actions(at: place).enumerated().map { index, action in
      RowActionReference(place, title: action.title, index: index)
    }
  }

  /// The action that a reference names, or nothing if the row does not have it.
  ///
  /// Of several with one title it is the one that stands where it stood, or the first.
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
