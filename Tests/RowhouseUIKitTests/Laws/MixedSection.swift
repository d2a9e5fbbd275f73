// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDriving

/// A row in a cell of the application's own, in numbers.
struct MixedRow: Hashable, Sendable {
  /// The source of the cell, and the way in which the datum is compared.
  enum Kind: CaseIterable, Hashable, Sendable {
    case ofClass, ofOtherClass, nib, prototype, uncompared
  }

  var number: Int
  var kind: Kind
  var value: Int
  /// The height in points, or `nil` if the cell decides.
  var height: Double?
  var hasAccessory = false

  /// The height that the cell asks for.
  var points: Double { 40 + 15 * Double(value) }

  /// Returns the height that the row should have at a text scale.
  func expectedHeight(textScale: Double) -> Double { height.map { $0 * textScale } ?? points }
}

extension MixedRow {
  @MainActor
  var element: AnyRow {
    let row: NativeRow
    switch kind {
    case .ofClass:
      row = NativeRow(MixedCell.self, self) { cell, row, index in cell.show(row, at: index) }
    case .ofOtherClass:
      row = NativeRow(OtherMixedCell.self, self) { cell, row, index in cell.show(row, at: index) }
    case .nib:
      row = NativeRow(NibCell.self, from: .nib(MixedCell.nib), self) { cell, row, index in
        cell.show(row, at: index)
      }
    case .prototype:
      row = NativeRow(NibCell.self, from: .prototype(MixedCell.prototype), self) {
        cell, row, index in cell.show(row, at: index)
      }
    case .uncompared:
      let datum: [String: Any] = ["row": self]
      row = NativeRow(MixedCell.self, datum) { cell, datum, index in
        if let row = datum["row"] as? MixedRow { cell.show(row, at: index) }
      }
    }
    var made = row.id(number).row
    if let height { made.style.rowHeight = .fixed(height) }
    if hasAccessory { made.accessory = .checkmark }
    return made
  }
}

/// A section of rows in cells of the application's own, in numbers.
struct MixedSection: Hashable, Sendable {
  /// The header of a section.
  enum Header: CaseIterable, Hashable, Sendable {
    case none, title, view, ofClass
  }

  var number: Int
  var header: Header
  var value: Int
  /// True if the rows are made on demand.
  var hasData: Bool
  var rows: [MixedRow]
}

extension MixedSection {
  /// The id of the section, which no random section has.
  var id: ItemID { ItemID("mixed \(number)") }

  /// Returns the section, with a view that it may show as its header.
  @MainActor
  func section(_ view: UIView) -> TableSection {
    var section: TableSection
    if hasData {
      section = TableSection(rows, id: \.number) { $0.element }
    } else {
      section = TableSection(rows: rows.map(\.element))
    }
    section.id = id
    switch header {
    case .none: break
    case .title: section.header = .title("title \(value)")
    case .view: section = section.header(view)
    case .ofClass:
      section = section.header(MixedHeader.self, value) { view, value in view.show(value) }
    }
    return section
  }
}
#endif
