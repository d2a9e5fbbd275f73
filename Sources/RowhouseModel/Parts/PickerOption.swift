// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value that a user can choose in a picker.
public struct PickerOption: Hashable, Sendable {
  /// The name of the option, unique in its picker.
  public var key: String
  /// The text that the user sees.
  public var title: String
  /// The title of the group of the option, or `nil` if it is in no group.
  ///
  /// Options of a group are next to each other.
  public var group: String?

  /// Creates an option whose title is also its key by default.
  public init(_ title: String, key: String? = nil, group: String? = nil) {
    self.key = key ?? title
    self.title = title
    self.group = group
  }
}

/// The look of a ``PickerPart``.
public enum PickerStyle: Hashable, Sendable, CaseIterable {
  /// A button that shows the chosen option and opens a menu.
  case menu
  /// Adjacent segments, one for each option. Groups are not shown.
  case segmented
  /// A wheel on platforms that have one, or a menu on other platforms.
  case wheel
}
