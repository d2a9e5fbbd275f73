// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A loop over data inside a section: one row for each datum, known by the id of the datum.
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
/// All rows are made at once. A section that is nothing but data is better written as a
/// ``TableSection`` of data, which makes a row only when a host asks for it.
public struct Rows<Data: Sequence, ID: Hashable & Sendable, Element: RowElement>: RowGroup {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Element

  /// Makes a row for each datum.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - id: What tells one datum from another, unless a row has an `.id(_:)` of its own.
  ///   - content: Makes the row of a datum.
  @inlinable
  public init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Element
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Makes a row for each datum, known by the datum's own id.
  ///
  /// - Parameters:
  ///   - data: What the rows show.
  ///   - content: Makes the row of a datum.
  @inlinable
  public init(_ data: Data, content: @escaping (Data.Element) -> Element)
  where Data.Element: Identifiable<ID> {
    self.init(data, id: { $0.id }, content: content)
  }

  /// Appends the row of each datum.
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
