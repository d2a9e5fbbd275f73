// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content of ``Row``, ``ToggleRow``, and the other standard rows.
///
///     ┌──────────────────────────────────────────────────────────────┐
///     │        title                                                 │
///     │ image  subtitle                value text  value image  ○ ›  │
///     └──────────────────────────────────────────────────────────────┘
///
public struct StandardContent: Hashable, Sendable {
  /// The text at the leading edge.
  public var title: String
  /// The line below the title.
  public var subtitle: String?
  /// The image before the title.
  public var image: ImageSource?
  /// The color of the tile behind the image before the title, or `nil` for none.
  public var imageTile: StyleColor?
  /// The text at the trailing edge.
  public var value: String?
  /// The image at the trailing edge.
  public var valueImage: ImageSource?
  /// The order of the text and the image at the trailing edge.
  public var valueOrder = ValueOrder.imageAtEdge
  /// The control of the row.
  public var control = StandardControl.none
}

// In an extension for the reason given at `RowFields`.
extension StandardContent {
  /// Creates the content of a row that shows only a title.
  public init(_ title: String) { self.init(title: title) }
}

/// The order of the text and the image at the trailing edge of a row.
public enum ValueOrder: Hashable, Sendable {
  /// The image is after the text, next to the edge or the accessory.
  case imageAtEdge
  /// The text is after the image, next to the edge or the accessory.
  case textAtEdge
}
