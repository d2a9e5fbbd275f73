// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What describes a row: ``Row``, ``ToggleRow``, ``ButtonRow``, ``CustomRow`` or an ``AnyRow`` that
/// one of them made.
public protocol RowElement: RowGroup {
  /// The row it describes.
  var row: AnyRow { get set }
}

extension RowElement {
  /// Appends the row that this describes.
  @inlinable
  public consuming func append(to rows: inout RowList) { rows.append(row) }
}

extension RowElement {
  /// Gives the row an id of its own in place of its place in the code or its datum's id.
  ///
  /// - Parameter id: What tells the row from the others of its section, and stays the same from one
  ///   evaluation of the page to the next.
  /// - Returns: The changed row.
  @inlinable
  public consuming func id(_ id: some Hashable & Sendable) -> Self {
    row.id = ItemID(id)
    return self
  }

  /// Overrides one property of the style, for this row alone.
  ///
  /// - Parameters:
  ///   - property: Which property.
  ///   - value: What to set it to. `nil` takes an override away, and the section's value shows again.
  /// - Returns: The changed row.
  public consuming func style<Value>(
    _ property: WritableKeyPath<StyleOverrides, Value?>, _ value: Value?
  ) -> Self {
    row.style[keyPath: property] = value
    return self
  }

  /// Overrides several properties of the style, for this row alone.
  ///
  /// - Parameter overrides: What to set; what it does not set is left as it is.
  /// - Returns: The changed row.
  public consuming func style(_ overrides: StyleOverrides) -> Self {
    row.style.merge(overrides)
    return self
  }

  /// Makes the row this tall.
  ///
  /// - Parameter height: In points; a negative height or one that is no number is reported and has
  ///   no effect.
  /// - Returns: The changed row.
  public consuming func height(_ height: Double) -> Self {
    row.style.rowHeight = .fixed(height)
    return self
  }

  /// Sets the sign at the trailing edge; none, unless set.
  public consuming func accessory(_ accessory: Accessory) -> Self {
    row.accessory = accessory
    return self
  }

  /// Keeps the row selected after a tap, or not, whatever the page says.
  ///
  /// - Parameter staysSelected: Whether the row shows its selection until it is deselected.
  /// - Returns: The changed row.
  public consuming func staysSelected(_ staysSelected: Bool = true) -> Self {
    row.staysSelected = staysSelected
    return self
  }
}
