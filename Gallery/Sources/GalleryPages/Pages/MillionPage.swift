// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A million rows of different heights, with their own search.
public struct MillionPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.million
  /// The state that the page shows.
  public let gallery: GalleryState
  private let rows: MillionRows

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - gallery: The state that the page shows.
  ///   - rows: The rows. Defaults to a million.
  public init(gallery: GalleryState, rows: MillionRows = MillionRows()) {
    self.gallery = gallery
    self.rows = rows
  }

  /// `A million rows`.
  public var title: String { say(.million) }

  /// A search, a field that scrolls to any row, buttons that insert and delete rows at the top, and
  /// the rows.
  public var sections: [TableSection] {
    TableSection(footer: say(.searchedByThePage)) {
      FieldRow("", text: rows.query, placeholder: say(.nameOrNumber), kind: .search) {
        rows.search(for: $0)
      }
      .reporting(.continuous)
      .id("search")
      NumberRow(say(.goToRow), subtitle: numbers, value: rows.goal, in: rows.numbers) { number in
        rows.goal = number
        if let row = number.flatMap(rows.position) {
          navigator.scroll(toRow: row, ofSection: "rows")
        }
      }
      .onSubmit { rows.goal = nil }
      .onDidEndEditing { rows.goal = nil }
      .id("go")
    }
    TableSection {
      ButtonRow(say(.addAtTop)) { rows.addAtTop() }.id("add")
      ButtonRow(say(.deleteAtTop), role: .destructive) { rows.deleteAtTop() }.id("delete")
    }
    rowSection
      .height(.automatic(minimum: 44))
      .loadState(rows.count == 0 ? .empty(say(.noSuchRow)) : .content)
      .id("rows")
  }

  private var numbers: String {
    let format = NumberFormat(.integer, language: gallery.language.tag)
    let bounds = [rows.numbers.lowerBound, rows.numbers.upperBound].map(format.editedText(of:))
    return bounds.joined(separator: "–")
  }

  private var rowSection: TableSection {
    let header = say(.rows)
    // Ranges are compared by their bounds.
    guard let found = rows.found else {
      return TableSection(rows.all, id: \.self, header: header) { row($0) }
    }
    return TableSection(found, id: \.self, header: header) { row($0) }
  }

  private func row(_ number: Int) -> CustomRow {
    let row = NumberedRow(id: number)
    return CustomRow(NumberedContent(row: row))
      .onSelect { navigator.toast("\(row.name) \(row.id)") }
  }
}
