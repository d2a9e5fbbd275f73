// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  @inlinable
  init<Rules: DiffRules, Failure: Error>(
    _ old: some Collection<Rules.Element>, _ new: some Collection<Rules.Element>, _ rules: Rules,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let old = old.contiguous()
    let new = new.contiguous()
    let match = try Matcher.match(old, new, rules, IDHasher(), check)
    self.init(old, new, match, rules)
  }

  @inlinable
  init<Rules: DiffRules>(
    _ old: ContiguousArray<Rules.Element>, _ new: ContiguousArray<Rules.Element>,
    _ match: SequenceMatch, _ rules: Rules
  ) {
    let duplicates =
      match.hasDuplicates
      ? DuplicateID.all(old.lazy.map(rules.id), side: .old)
        + DuplicateID.all(new.lazy.map(rules.id), side: .new)
      : []
    self.init(oldCount: old.count, newCount: new.count, match: match, duplicates: duplicates)
  }

  @usableFromInline
  init(oldCount: Int, newCount: Int, match: SequenceMatch, duplicates: [DuplicateID<Int>]) {
    let start = match.prefix
    var deletes: [Int] = []
    var inserts: [Int] = []
    var moves: [PositionPair<Int>] = []
    var updates: [PositionPair<Int>] = []
    for position in match.prefixUpdates {
      updates.append(PositionPair(old: position, new: position))
    }
    if let cells = match.cells, let counts = match.counts {
      deletes.reserveCapacity(counts.deletes)
      inserts.reserveCapacity(counts.inserts)
      moves.reserveCapacity(counts.moves)
      updates.reserveCapacity(
        match.prefixUpdates.count + counts.updates + match.suffixUpdates.count)
      if counts.deletes > 0 {
        for position in cells.old.indices where !cells.old[position].isMatched {
          deletes.append(start + position)
        }
      }
      if counts.inserts + counts.moves + counts.updates > 0 {
        for position in cells.new.indices {
          let cell = cells.new[position]
          if !cell.isMatched {
            inserts.append(start + position)
          } else if cell.isMoved || cell.isChanged {
            let pair = PositionPair(old: start + cell.partner, new: start + position)
            if cell.isMoved { moves.append(pair) }
            if cell.isChanged { updates.append(pair) }
          }
        }
      }
    }
    for length in match.suffixUpdates.reversed() {
      updates.append(PositionPair(old: oldCount - 1 - length, new: newCount - 1 - length))
    }
    self.init(
      oldCount: oldCount, newCount: newCount,
      edits: Edits(deletes: deletes, inserts: inserts, moves: moves, updates: updates),
      duplicates: duplicates)
  }
}
