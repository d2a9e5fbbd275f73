// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Something that a user can do to a row besides selecting it: a button that a swipe uncovers, or an
/// entry of the row's menu.
///
/// ```swift
/// RowAction("Archive", image: .symbol("archivebox"), color: .tint) { mail.archive(message) }
/// ```
public struct RowAction: Sendable {
  /// What it says; also where only the picture shows, to those who listen.
  public var title: String
  /// The picture on it; none, unless set.
  public var image: ImageSource?
  /// What it means.
  public var role: ButtonRole
  /// Its background where it is a button on a coloured ground; that of its role, unless set.
  public var color: StyleColor?
  /// What is called when the user chooses it.
  public let handler: @MainActor () -> Void

  /// Describes an action.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - image: The picture on it; none, unless given.
  ///   - role: What it means; something ordinary, unless given.
  ///   - color: Its background where it is a button on a coloured ground; that of its role, unless
  ///     given.
  ///   - handler: Called when the user chooses it.
  public init(
    _ title: String,
    image: ImageSource? = nil,
    role: ButtonRole = .normal,
    color: StyleColor? = nil,
    handler: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.color = color
    self.handler = handler
  }
}

extension RowAction: Equatable {
  /// Whether both look the same and mean the same; what they call is not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.image == second.image && first.role == second.role
      && first.color == second.color
  }
}

extension RowAction: CustomStringConvertible {
  /// What it says.
  public var description: String { "action “\(title)”" }
}
