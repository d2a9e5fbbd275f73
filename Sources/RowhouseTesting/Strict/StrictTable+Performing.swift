// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTable {
  /// Carries out a batch, as `performBatchUpdates(_:completion:)` does, then draws anew what it
  /// says has changed.
  ///
  /// - Parameters:
  ///   - batch: The edits.
  ///   - page: The page after the batch.
  /// - Throws: The first rule that the batch breaks. What is shown then is of no use.
  public mutating func perform(
    _ batch: TableBatch, page: PageSnapshot
  ) throws(TableViolation) {
    let sortedSections = SortedBatch(sectionsOf: batch)
    let sortedRows = SortedBatch(rowsOf: batch)
    let rules = BatchRules(
      batch, before: sections.map(\.rowCount), after: page.sections.map(\.rowCount))
    try rules.check(sortedSections, sortedRows)
    if batch.editsRows || batch.editsSections {
      carryOut(sortedSections, sortedRows, page, editsSections: batch.editsSections)
    }
    for section in batch.updatedSections {
      sections[section].header = page.sections[section].header
      sections[section].footer = page.sections[section].footer
    }
    for row in batch.updatedRows { try redraw(row, of: page) }
  }

  /// Draws all rows of sections anew, because their style has changed.
  public mutating func restyle(_ restyled: [Int], page: PageSnapshot) throws(TableViolation) {
    for section in restyled {
      guard sections.indices.contains(section) else {
        throw TableViolation(
          "attempt to restyle section \(section), but there are only \(sections.count) sections")
      }
      for row in sections[section].cells.indices {
        try redraw(RowPosition(section: section, row: row), of: page)
      }
    }
  }

  private mutating func redraw(
    _ position: RowPosition, of page: PageSnapshot
  ) throws(TableViolation) {
    guard position.row < sections[position.section].cells.count,
      let cell = drawRow(position, of: page)
    else { return }
    let drawn = sections[position.section].cells[position.row].row
    guard drawn.isSameRow(as: cell.row) else {
      throw TableViolation(
        """
        the cell of row \(position.row) in section \(position.section) is drawn anew for \
        \(cell.row), and shows \(drawn): a row moved, came or went without an edit
        """)
    }
    sections[position.section].cells[position.row] = cell
  }

  private mutating func carryOut(
    _ edits: SortedBatch<Int>, _ rows: SortedBatch<RowPosition>, _ page: PageSnapshot,
    editsSections: Bool
  ) {
    let old = sections
    if editsSections {
      let sources = edits.oldSections(before: old.count, after: page.sections.count) ?? []
      sections = sources.enumerated().map { position, source in
        source.map { old[$0] } ?? drawSection(position, of: page)
      }
    }
    if rows.leaving.isEmpty && rows.arriving.isEmpty { return }
    let sources =
      editsSections
      ? edits.oldSections(before: old.count, after: page.sections.count) ?? []
      : Array(old.indices)
    let takesPlace = Set(edits.arriving.map(\.position))
    var leaving = rows.leaving[...]
    var arriving = rows.arriving[...]
    // Rows are edited only in sections that stay, and those keep their order.
    for (section, source) in sources.enumerated() where !takesPlace.contains(section) {
      guard let source else { continue }
      while let first = leaving.first, first.section < source { leaving.removeFirst() }
      while let first = arriving.first, first.position.section < section { arriving.removeFirst() }
      let isTouched =
        leaving.first?.section == source || arriving.first?.position.section == section
      if isTouched { fill(section, from: source, of: old, &leaving, &arriving, page) }
    }
  }

  /// Puts what stays in the places that what comes leaves free.
  private mutating func fill(
    _ section: Int, from source: Int, of old: [Section],
    _ leaving: inout ArraySlice<RowPosition>,
    _ arriving: inout ArraySlice<SortedBatch<RowPosition>.Arrival>,
    _ page: PageSnapshot
  ) {
    let count = page.sections[section].rowCount
    let drawn = min(count, drawnRows)
    var cells: [Cell] = []
    cells.reserveCapacity(drawn)
    var next = 0
    for row in 0..<drawn {
      let position = RowPosition(section: section, row: row)
      var cell: Cell?
      if let arrival = arriving.first, arrival.position == position {
        arriving.removeFirst()
        if let from = arrival.source, from.row < old[from.section].cells.count {
          cell = old[from.section].cells[from.row]
        }
      } else {
        while let gone = leaving.first, gone.section == source, gone.row == next {
          leaving.removeFirst()
          next += 1
        }
        if next < old[source].cells.count { cell = old[source].cells[next] }
        next += 1
      }
      if let cell = cell ?? drawRow(position, of: page) { cells.append(cell) }
    }
    sections[section].cells = cells
    sections[section].rowCount = count
  }
}

extension AnyRow {
  /// Whether both have one id.
  ///
  /// A row of data that goes to another section may be another repetition of its id there.
  func isSameRow(as other: AnyRow) -> Bool { id.repeated(0) == other.id.repeated(0) }
}
