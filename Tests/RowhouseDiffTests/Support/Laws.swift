// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

/// Checks every law that a changeset documents.
func expectLaws(
  _ changes: Changeset,
  from old: [Item],
  to new: [Item],
  longestIncreasing: ([Int]) -> Int = Reference.longestIncreasing,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let broken = brokenLaw(changes, from: old, to: new, longestIncreasing: longestIncreasing) {
    Issue.record(
      """
      from \(old)
      to   \(new)
      gave \(changes)
      but  \(broken)
      """,
      sourceLocation: sourceLocation)
  }
}

/// Returns a description of the first law that a changeset breaks, or `nil` if it breaks none.
func brokenLaw(
  _ changes: Changeset,
  from old: [Item],
  to new: [Item],
  longestIncreasing: ([Int]) -> Int = Reference.longestIncreasing
) -> String? {
  let matches = Reference.matches(old.map(\.id), new.map(\.id))
  let matched = Set(matches.compactMap(\.self))
  if changes.deletes != old.indices.filter({ !matched.contains($0) }) {
    return "the deletes are not the old positions without a match"
  }
  if changes.inserts != new.indices.filter({ matches[$0] == nil }) {
    return "the inserts are not the new positions without a match"
  }
  for move in changes.moves where matches[move.new] != move.old {
    return "move \(move) joins other than the n-th with the n-th"
  }
  let updates = new.indices.compactMap { position -> PositionPair<Int>? in
    guard let source = matches[position], old[source] != new[position] else { return nil }
    return PositionPair(old: source, new: position)
  }
  if changes.updates != updates { return "the updates should be \(updates)" }
  let order = matches.compactMap(\.self)
  let fewest = order.count - longestIncreasing(order)
  if changes.moves.count != fewest { return "\(fewest) moves are enough" }

  var asked: [Int] = []
  let result = changes.applying(to: old) { position in
    asked.append(position)
    return new[position]
  }
  if result != new { return "applying it gives \(result)" }
  let needed = Set(changes.inserts).union(changes.updates.map(\.new)).sorted()
  if asked != needed { return "applying it asked for the content at \(asked)" }
  if changes.isEmpty != (old == new) { return "it claims to be empty or not" }
  let duplicates = Reference.duplicates(old.map(\.id), new.map(\.id))
  if changes.duplicates != duplicates { return "the duplicates should be \(duplicates)" }
  return nil
}
