// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// Returns the first law that the diff of two pages, or one of its stages, breaks.
func brokenLaw(from old: [PageSection], to new: [PageSection]) -> String? {
  let changes = SectionedChangeset(from: old, to: new)
  if let broken = brokenLaw(changes, from: old, to: new) {
    return """
      from \(drawn(old))
      to   \(drawn(new))
      gave \(changes)
      but  \(broken)
      """
  }
  return nil
}

private func brokenLaw(
  _ changes: SectionedChangeset, from old: [PageSection], to new: [PageSection]
) -> String? {
  if changes.applying(to: old, contentFrom: new) != new { return "applying it gives another page" }
  if changes.isEmpty != (old == new) { return "it claims to be empty or not" }
  if let broken = brokenMatchLaw(changes, from: old, to: new) { return broken }
  let stages = changes.stages()
  if !stages.isEmpty, FewestStages(changes).count != stages.count {
    return "\(FewestStages(changes).count ?? 0) stages are enough, and there are \(stages.count)"
  }
  return brokenStageLaw(stages, from: old, to: new)
}

/// Returns the first law that is broken by the rows matched within their section, by the rows
/// matched across sections, or by the edits that follow from both.
private func brokenMatchLaw(
  _ changes: SectionedChangeset, from old: [PageSection], to new: [PageSection]
) -> String? {
  let sections = Reference.matches(old.map(\.id), new.map(\.id))
  let rows = Reference.rowMatches(old, new, sections: sections)
  var updates: [PositionPair<RowIndexPath>] = []
  var moves = 0
  for section in new.indices {
    var order: [Int] = []
    for (row, source) in rows[section].enumerated() {
      guard let source else { continue }
      if source.section == sections[section] { order.append(source.row) } else { moves += 1 }
      let position = RowIndexPath(section: section, row: row)
      if old[source.section].rows[source.row] != new[section].rows[row] {
        updates.append(PositionPair(old: source, new: position))
      }
    }
    moves += order.count - Reference.longestIncreasing(order)
  }
  if changes.rows.updates != updates { return "the updates should be \(updates)" }
  if changes.rows.moves.count != moves { return "\(moves) row moves are enough" }
  for move in changes.rows.moves where rows[move.new.section][move.new.row] != move.old {
    return "row move \(move) joins rows that do not match"
  }
  let matched = Set(rows.joined().compactMap(\.self))
  let survivors = Set(sections.compactMap(\.self))
  let deletes = survivors.sorted().flatMap { section in
    old[section].rows.indices.map { RowIndexPath(section: section, row: $0) }
  }.filter { !matched.contains($0) }
  if changes.rows.deletes != deletes { return "the row deletes should be \(deletes)" }
  return brokenTrackingLaw(changes, sections: sections, rows: rows)
}

private func brokenStageLaw(
  _ stages: [Stage], from old: [PageSection], to new: [PageSection]
) -> String? {
  if stages.isEmpty != (old == new) { return "there are \(stages.count) stages" }
  if stages.count > 3 { return "there are \(stages.count) stages" }
  var table = StrictTable(old)
  for (index, stage) in stages.enumerated() {
    let isLast = index == stages.count - 1
    let model = stage.model(old: old, new: new)
    if !isLast {
      if !stage.sections.updates.isEmpty || !stage.rows.updates.isEmpty {
        return "stage \(index) has updates"
      }
      if stage.sections.isEmpty && stage.rows.isEmpty { return "stage \(index) is empty" }
    }
    if let broken = table.perform(stage, model: model) {
      return "stage \(index) breaks a rule: \(broken)\n\(stage)"
    }
    if isLast { table.refresh(stage, model: model) }
  }
  return table.shown == new ? nil : "after the stages the table shows \(drawn(table.shown))"
}
