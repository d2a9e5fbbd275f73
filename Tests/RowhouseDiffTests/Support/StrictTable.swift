// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport

/// A table that performs a batch by the rules of `UITableView`, and names the rule that a batch
/// breaks.
///
/// It knows only the rows on screen, the edits, and the page of the data source after them, and not
/// how stages are computed.
struct StrictTable {
  private(set) var shown: [PageSection]

  init(_ page: [PageSection]) {
    shown = page
  }

  /// Performs the structural edits of a stage.
  ///
  /// - Returns: The rule that was broken, or `nil`.
  mutating func perform(_ stage: Stage, model: [PageSection]) -> String? {
    perform(sections: stage.sections, rows: stage.rows, model: model)
  }

  /// Performs edits in one batch.
  ///
  /// They need not be a stage.
  mutating func perform(
    sections: Edits<Int>, rows: Edits<RowIndexPath>, model: [PageSection]
  ) -> String? {
    let rules = BatchRules(
      TableBatch(sections: sections, rows: rows), before: shown.map(\.rows.count),
      after: model.map(\.rows.count))
    if let violation = rules.violation { return violation.description }
    let old = shown
    shown = rules.mapping().sections.enumerated().map { position, origin in
      guard let from = origin.old else { return model[position] }
      guard let sources = origin.rows else { return old[from] }
      return old[from].replacingRows(
        with: sources.enumerated().map { row, source in
          source.map { old[$0.section].rows[$0.row] } ?? model[position].rows[row]
        })
    }
    guard shown.map(\.id) == model.map(\.id) else {
      return "the sections after the batch are \(drawn(shown)), the model has \(drawn(model))"
    }
    guard shown.map({ $0.rows.map(\.id) }) == model.map({ $0.rows.map(\.id) }) else {
      return "the rows after the batch are \(drawn(shown)), the model has \(drawn(model))"
    }
    return nil
  }

  /// Copies the model's content of each section and row that a stage updates.
  mutating func refresh(_ stage: Stage, model: [PageSection]) {
    for update in stage.sections.updates { shown[update.new].head = model[update.new].head }
    for update in stage.rows.updates {
      shown[update.new.section].rows[update.new.row] =
        model[update.new.section].rows[update.new.row]
    }
  }
}
