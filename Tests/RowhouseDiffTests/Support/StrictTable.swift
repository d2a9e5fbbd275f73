// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// A table that carries a batch out by itself, as `UITableView` does, and names the rule it breaks.
///
/// It knows nothing of how stages are made: it has the rows on screen, the edits, and the page that
/// the data source has after them.
struct StrictTable {
  private(set) var shown: [PageSection]

  init(_ page: [PageSection]) {
    shown = page
  }

  /// Carries out the structure of a stage.
  ///
  /// - Returns: The rule that was broken, or nothing.
  mutating func perform(_ stage: Stage, model: [PageSection]) -> String? {
    perform(sections: stage.sections, rows: stage.rows, model: model)
  }

  /// Carries out edits in one batch, whether they are a stage or not.
  mutating func perform(
    sections: Edits<Int>, rows: Edits<RowPosition>, model: [PageSection]
  ) -> String? {
    if let fault = Self.fault(
      sections, old: { shown.indices.contains($0) }, new: { model.indices.contains($0) })
    {
      return "sections: \(fault)"
    }
    if let fault = Self.fault(
      rows,
      old: { Self.contains($0, in: shown) },
      new: { Self.contains($0, in: model) })
    {
      return "rows: \(fault)"
    }
    let editedBefore = Set(sections.deletes + sections.moves.map(\.old))
    let editedAfter = Set(sections.inserts + sections.moves.map(\.new))
    for position in rows.deletes + rows.moves.map(\.old)
    where editedBefore.contains(position.section) {
      return "row \(position) is edited in a section that is edited too"
    }
    for position in rows.inserts + rows.moves.map(\.new)
    where editedAfter.contains(position.section) {
      return "row \(position) is edited in a section that is edited too"
    }
    return carryOut(sections, rows, model: model)
  }

  private static func contains(_ position: RowPosition, in page: [PageSection]) -> Bool {
    page.indices.contains(position.section)
      && page[position.section].rows.indices.contains(position.row)
  }

  private static func fault<Position>(
    _ edits: Edits<Position>, old: (Position) -> Bool, new: (Position) -> Bool
  ) -> String? {
    let before = edits.deletes + edits.moves.map(\.old)
    let after = edits.inserts + edits.moves.map(\.new)
    if let position = before.first(where: { !old($0) }) { return "\(position) is not shown" }
    if let position = after.first(where: { !new($0) }) { return "\(position) is not in the model" }
    if Set(before).count != before.count { return "an old position is edited twice" }
    if Set(after).count != after.count { return "a new position is edited twice" }
    if let update = edits.updates.first(where: { !new($0.new) }) {
      return "update \(update) is not in the model"
    }
    return nil
  }

  private mutating func carryOut(
    _ sections: Edits<Int>, _ rows: Edits<RowPosition>, model: [PageSection]
  ) -> String? {
    let gone = Set(rows.deletes + rows.moves.map(\.old))
    let stayingRows = shown.enumerated().map { section, content in
      content.rows.indices
        .filter { !gone.contains(RowPosition(section: section, row: $0)) }
        .map { content.rows[$0] }
    }
    let kept = zip(shown, stayingRows).map { $0.replacingRows(with: $1) }

    var incomingSections: [Int: PageSection] = [:]
    for position in sections.inserts { incomingSections[position] = model[position] }
    for move in sections.moves { incomingSections[move.new] = kept[move.old] }
    let goneSections = Set(sections.deletes + sections.moves.map(\.old))
    let stayingSections = kept.indices.filter { !goneSections.contains($0) }.map { kept[$0] }
    guard var result = Self.filled(stayingSections, incomingSections) else {
      return "a section comes in beyond the last one"
    }

    var incomingRows: [Int: [Int: Item]] = [:]
    for position in rows.inserts {
      incomingRows[position.section, default: [:]][position.row] =
        model[position.section].rows[position.row]
    }
    for move in rows.moves {
      incomingRows[move.new.section, default: [:]][move.new.row] =
        shown[move.old.section].rows[move.old.row]
    }
    for (section, incoming) in incomingRows {
      guard let filled = Self.filled(result[section].rows, incoming) else {
        return "a row comes in beyond the last one of section \(section)"
      }
      result[section].rows = filled
    }
    shown = result
    guard shown.map(\.id) == model.map(\.id) else {
      return "the sections after the batch are \(drawn(shown)), the model has \(drawn(model))"
    }
    guard shown.map({ $0.rows.map(\.id) }) == model.map({ $0.rows.map(\.id) }) else {
      return "the rows after the batch are \(drawn(shown)), the model has \(drawn(model))"
    }
    return nil
  }

  /// What stays, in order, in the places that what comes in leaves free.
  private static func filled<Element>(
    _ staying: [Element], _ incoming: [Int: Element]
  ) -> [Element]? {
    var staying = staying[...]
    var result: [Element] = []
    for position in 0..<staying.count + incoming.count {
      guard let next = incoming[position] ?? staying.popFirst() else { return nil }
      result.append(next)
    }
    return result
  }

  /// Shows the content of the model wherever a stage says that it changed.
  mutating func refresh(_ stage: Stage, model: [PageSection]) {
    for update in stage.sections.updates { shown[update.new].head = model[update.new].head }
    for update in stage.rows.updates {
      shown[update.new.section].rows[update.new.row] =
        model[update.new.section].rows[update.new.row]
    }
  }
}
