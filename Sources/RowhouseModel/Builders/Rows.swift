// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A loop over data inside a section, with one row for each element, identified by the element's
/// id.
///
/// ```swift
/// TableSection("Devices") {
///   Row("This computer")
///   Rows(account.devices, id: \.serial) { device in
///     Row(device.name, subtitle: device.lastSeen)
///   }
/// }
/// ```
///
/// All rows are created immediately. A ``TableSection`` of data creates rows only when they are
/// needed.
public struct Rows<Data: Sequence, ID: Hashable & Sendable, Element: RowElement>: RowGroup {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Element

  /// Creates a row for each element, with the id that `id` returns unless the row has an `.id(_:)`.
  @inlinable
  public init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @SingleRowBuilder content: @escaping (Data.Element) -> Element
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates a row for each element, with the element's `id` unless the row has an `.id(_:)`.
  @inlinable
  public init(_ data: Data, @SingleRowBuilder content: @escaping (Data.Element) -> Element)
  where Data.Element: Identifiable<ID> {
    self.init(data, id: { $0.id }, content: content)
  }

  /// Appends the row of each element.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    rows.reserve(data.underestimatedCount)
    for datum in data {
      var row = content(datum).row
      if row.id.isStructural { row.id = ItemID(id(datum)) }
      rows.append(row)
    }
  }
}
