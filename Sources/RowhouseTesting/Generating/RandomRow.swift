// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of a ``RandomPage``, as numbers.
public struct RandomRow: Hashable, Sendable {
  /// Which row it is, for sections that know their rows by id.
  public var number: Int
  /// Which kind of row it is.
  public var kind: Kind
  /// Which text it says.
  public var text: Int
  /// Which value it says, or which text stands in its field; none for 0.
  public var value: Int
  /// Whether its switch is on, its field has two lines, or the branch it stands in is taken.
  public var isOn: Bool
  /// How tall it is.
  public var height: Height
  /// Which sign stands at its edge, which font its title has, and whether it has actions; plain for 0.
  public var look: Int

  /// The kinds of rows.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A row with a title and perhaps a value.
    case plain
    /// A row with a switch.
    case toggle
    /// A row that is a button.
    case button
    /// A row of a kind of its own, with a button in it.
    case custom
    /// A row with a field for text.
    case field
  }

  /// What a row says about its height.
  public enum Height: UInt8, Hashable, Sendable {
    /// Nothing.
    case inherited
    /// So many points.
    case fixed
    /// Less than nothing, which is a mistake.
    case negative
  }
}
