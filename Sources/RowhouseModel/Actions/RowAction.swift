// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A button that a swipe on a row reveals, or an entry in the row's menu.
///
/// ```swift
/// RowAction("Archive", image: .symbol("archivebox"), color: .tint) { mail.archive(message) }
/// ```
public struct RowAction: Sendable {
  /// The title.
  ///
  /// Assistive technologies read it even if the action shows only its image.
  public var title: String
  /// The image, or `nil` for none.
  ///
  /// Menus of the desktop show only titles.
  public var image: ImageSource?
  /// The meaning of the action.
  ///
  /// Defaults to ``ButtonRole/normal``.
  public var role: ButtonRole
  /// The background of the action's button, or `nil` for the color of the role.
  ///
  /// The desktop has no such buttons.
  public var color: StyleColor?
  /// The entries of a menu inside the menu of a row; empty for an action.
  public let entries: [RowAction]
  /// Called when the user chooses the action; does nothing for a menu.
  public let handler: @MainActor () -> Void

  /// Creates an action whose look depends on its role by default.
  public init(
    _ title: String, image: ImageSource? = nil, role: ButtonRole = .normal,
    color: StyleColor? = nil, handler: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.color = color
    entries = []
    self.handler = handler
  }

  private init(_ title: String, image: ImageSource?, entries: [RowAction]) {
    self.title = title
    self.image = image
    role = .normal
    self.entries = entries
    handler = {}
  }

  /// Returns a menu as an entry of a row's menu or of another menu.
  ///
  /// Returns an empty array if it has no entries.
  ///
  /// ```swift
  /// RowAction("Copy") { mail.copy(message) }
  /// RowAction.menu("Move to") {
  ///   for folder in mail.folders {
  ///     RowAction(folder.name) { mail.move(message, to: folder) }
  ///   }
  /// }
  /// ```
  ///
  /// Swipe actions cannot contain menus: a menu among them is replaced by its entries.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The image, or `nil`, the default, for none.
  ///   - entries: The actions and menus in the menu.
  /// - Returns: An array with the menu, or an empty array.
  public static func menu(
    _ title: String, image: ImageSource? = nil, @RowActionBuilder _ entries: () -> [RowAction]
  ) -> [RowAction] {
    let entries = entries()
    return entries.isEmpty ? [] : [RowAction(title, image: image, entries: entries)]
  }

  /// The action itself, or the actions of a menu and of the menus in it, in order.
  package var actions: [RowAction] { isMenu ? entries.flatMap(\.actions) : [self] }

  /// True for a menu inside another menu.
  package var isMenu: Bool { !entries.isEmpty }
}

extension RowAction: Equatable {
  /// Returns `true` if both actions have the same look and role; handlers are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.image == second.image && first.role == second.role
      && first.color == second.color && first.entries == second.entries
  }
}

extension RowAction: CustomStringConvertible {
  /// The title in quotation marks.
  public var description: String { "action “\(title)”" }
}
