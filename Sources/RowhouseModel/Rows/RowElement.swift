// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A description of a row, such as ``Row``, ``ToggleRow``, ``CustomRow``, or ``AnyRow``.
public protocol RowElement: RowGroup {
  /// The row that this value describes.
  var row: AnyRow { get set }
}

extension RowElement {
  /// Appends the described row.
  @inlinable
  public consuming func append(to rows: inout RowList) { rows.append(row) }

  /// Returns the description with a changed row.
  @inline(__always)
  consuming func changing(_ change: (inout AnyRow) -> Void) -> Self {
    change(&row)
    return self
  }
}

extension RowElement {
  /// Replaces the row's id with one that is unique in its section and constant between evaluations.
  @inlinable
  public consuming func id(_ id: some Hashable & Sendable) -> Self {
    row.id = ItemID(id)
    return self
  }

  /// Overrides one property of the style for the row; `nil` removes the override.
  public consuming func style<Value: StyleValue>(
    _ property: WritableKeyPath<ResolvedStyle, Value>, _ value: Value?
  ) -> Self {
    changing { $0.style[dynamicMember: property] = value }
  }

  /// Overrides only the style properties that `overrides` sets, for the row.
  public consuming func style(_ overrides: StyleOverrides) -> Self {
    changing { $0.style.merge(overrides) }
  }

  /// Sets a fixed height in points; one that is negative or not finite is reported and ignored.
  public consuming func height(_ points: Double) -> Self { height(.fixed(points)) }

  /// Sets the height; a height that is negative or not finite is reported and ignored.
  public consuming func height(_ height: RowHeight) -> Self {
    changing { $0.style.rowHeight = height }
  }

  /// Sets the accessory at the trailing edge, which defaults to none.
  public consuming func accessory(_ accessory: Accessory) -> Self {
    changing { $0.accessory = accessory }
  }

  /// Keeps the row selected after a tap, or deselects it, regardless of the page's default.
  ///
  /// The user can tap a row that stays selected even if it has no handler for taps.
  public consuming func staysSelected(_ staysSelected: Bool = true) -> Self {
    changing { $0.staysSelected = staysSelected }
  }
}
