// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Matcher {
  /// Matches the positions between the trimmed ends, and returns true if the trimmed end is valid.
  @inlinable
  mutating func matchMiddle<Failure: Error>(
    _ hashes: borrowing StepHashes, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let start = match.prefix
    let oldCount = old.count &- start &- match.suffix
    let newCount = new.count &- start &- match.suffix
    let cells = MatchCells(oldCount: oldCount, newCount: newCount)
    match.cells = cells

    let inStep = try walk(cells, from: start, hashes, check)
    var openOld = oldCount &- inStep
    var openNew = newCount &- inStep
    var openIDs = OpenIDs(
      rules: rules, hasher: hasher, count: openOld &+ openNew,
      askedAbout: new.count &- openNew)
    try hashOpen(cells, from: start, &openIDs, check)
    if inStep > 0 {
      let reopened = try reopen(cells, from: start, openIDs, hashes, check)
      openOld &+= reopened
      openNew &+= reopened
    }

    let elements = OpenSequence(rules: rules, old: old, new: new, start: start)
    let pairing = try OpenPairing(
      cells, openOld: openOld, openNew: openNew, elements, check: check)
    if pairing.hasDuplicates { match.hasDuplicates = true }

    if pairing.leavesAny {
      let end = new.count &- match.suffix
      if try isAnyLeft(end..<new.count, pairing, openIDs, hashes, check) {
        match.hasDuplicates = true
        return false
      }
      if !match.hasDuplicates, try isAnyLeft(0..<start, pairing, openIDs, hashes, check) {
        match.hasDuplicates = true
      }
    }
    IncreasingSubsequence.markMoved(in: cells)
    match.counts = EditCounts(cells)
    return true
  }
}
