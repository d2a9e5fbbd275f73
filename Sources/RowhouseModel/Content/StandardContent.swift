// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What ``Row``, ``ToggleRow`` and ``ButtonRow`` show.
///
///     ┌──────────────────────────────────────────────────────────────┐
///     │        title                                                 │
///     │ image  subtitle                value text  value image  ○ ›  │
///     └──────────────────────────────────────────────────────────────┘
///
public struct StandardContent: Hashable, Sendable {
  /// The text at the leading edge.
  public var title: String
  /// A line below the title.
  public var subtitle: String?
  /// The picture before the title.
  public var image: ImageSource?
  /// The text at the trailing edge.
  public var value: String?
  /// The picture at the trailing edge.
  public var valueImage: ImageSource?
  /// Which of value text and value image stands nearer to the edge.
  public var valueOrder: ValueOrder
  /// What makes the row more than a label.
  public var control: StandardControl

  /// Describes a row by its title.
  public init(_ title: String) {
    self.title = title
    valueOrder = .imageAtEdge
    control = .none
  }
}
