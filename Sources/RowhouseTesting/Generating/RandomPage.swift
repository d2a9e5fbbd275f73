// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page as numbers: made by chance, changed by chance, compared at once, and turned into sections
/// by ``RandomPage/tableSections(tone:log:)``.
///
/// It says by itself what a host has to show; see ``RandomPage/fault(in:tone:)``.
public struct RandomPage: Hashable, Sendable {
  /// Which title it has.
  public var title = 0
  /// Which style it has; none of its own for 0.
  public var style = 0
  /// Whether its sections are there.
  public var state = RandomSection.State.content
  /// Whether it is edited.
  public var isEditing = false
  /// Its sections.
  public var sections: [RandomSection] = []

  /// A page without anything.
  public init() {}
}
