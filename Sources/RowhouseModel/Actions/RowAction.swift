// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A button that a swipe at a row uncovers, or an entry of the row's menu.
///
/// ```swift
/// RowAction("Archive", image: .symbol("archivebox"), color: .tint) { mail.archive(message) }
/// ```
public struct RowAction: Sendable {
  /// The title, which is also read to users if the action shows only its picture.
  public var title: String
  /// The picture, or `nil` for none.
  public var image: ImageSource?
  /// The meaning of the action, ``ButtonRole/normal`` by default.
  public var role: ButtonRole
  /// The background of the action's button, or `nil` for the color of the role.
  public var color: StyleColor?
  /// Called when the user chooses the action.
  public let handler: @MainActor () -> Void

  /// Creates an action whose look follows from its role by default.
  public init(
    _ title: String, image: ImageSource? = nil, role: ButtonRole = .normal,
    color: StyleColor? = nil, handler: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.color = color
    self.handler = handler
  }
}

extension RowAction: Equatable {
  /// Returns `true` if both have the same look and role; handlers are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.image == second.image && first.role == second.role
      && first.color == second.color
  }
}

extension RowAction: CustomStringConvertible {
  /// The title in quotation marks.
  public var description: String { "action “\(title)”" }
}
