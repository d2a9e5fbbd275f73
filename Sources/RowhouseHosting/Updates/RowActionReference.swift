// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An action of a row, identified by its title, by the titles of the menus that contain it, and by its position when the
/// reference was created.
///
/// The reference stays valid when other actions change, and never refers to an action with a
/// different title, or in another menu.
public struct RowActionReference: Hashable, Sendable {
  /// The group of the action.
  public let group: RowActionGroup
  /// The title of the action.
  public let title: String
  /// The titles of the menus inside the row's menu that contain the action, the outermost one first.
  public let menus: [String]
  /// The position in the group, counted from 0.
  public let index: Int

  /// Creates a reference to an action.
  ///
  /// - Parameters:
  ///   - group: The group of the action.
  ///   - title: The title of the action.
  ///   - menus: The titles of the menus inside the row's menu that contain the action, the outermost one first. Defaults to an
  ///     empty array.
  ///   - index: The position in the group, counted from 0.
  public init(_ group: RowActionGroup, title: String, menus: [String] = [], index: Int) {
    self.group = group
    self.title = title
    self.menus = menus
    self.index = index
  }
}

extension AnyRow {
  /// Returns references to the actions of a group, in order.
  public func actionReferences(in group: RowActionGroup) -> [RowActionReference] {
    placedActions(in: group).enumerated().map { index, placed in
      RowActionReference(group, title: placed.action.title, menus: placed.menus, index: index)
    }
  }

  /// Returns the action of a reference, or `nil` if the row does not have it.
  ///
  /// If several actions in the referenced menu have the title, the one at the referenced position is preferred over the
  /// first one.
  public func action(_ reference: RowActionReference) -> RowAction? {
    let actions = placedActions(in: reference.group)
    func isMeant(_ placed: PlacedAction) -> Bool {
      placed.action.title == reference.title && placed.menus == reference.menus
    }
    if actions.indices.contains(reference.index), isMeant(actions[reference.index]) {
      return actions[reference.index].action
    }
    return actions.first(where: isMeant)?.action
  }

  private func placedActions(in group: RowActionGroup) -> [PlacedAction] {
    (group == .menu ? menu : actions(in: group)).flatMap { $0.placed(in: []) }
  }
}

/// An action, and the titles of the menus inside the row's menu that contain it, the outermost one first.
private typealias PlacedAction = (action: RowAction, menus: [String])

extension RowAction {
  /// Returns the action itself, or the actions of a menu and of the menus in it, in order.
  fileprivate func placed(in menus: [String]) -> [PlacedAction] {
    isMenu ? entries.flatMap { $0.placed(in: menus + [title]) } : [(self, menus)]
  }
}
