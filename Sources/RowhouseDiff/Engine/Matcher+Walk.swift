// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Matcher {
  /// The number of positions that the walk looks ahead for the next match.
  @inlinable static var lookahead: Int { 6 }

  /// The number of consecutive misses after which the walk no longer looks ahead.
  @inlinable static var patience: Int { 16 }

  /// Matches the positions that are in step, and returns their number.
  @inlinable @inline(__always)
  func walk<Failure: Error>(
    _ cells: MatchCells, from start: Int, _ hashes: borrowing StepHashes,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let oldCount = cells.old.count
    let newCount = cells.new.count
    var oldPosition = 0
    var newPosition = 0
    var matches = 0
    var misses = 0
    var rounds = 0
    walking: while oldPosition < oldCount, newPosition < newCount {
      rounds &+= 1
      if rounds & 255 == 0 { try check() }
      let run = runLength(
        start &+ oldPosition, start &+ newPosition,
        atMost: min(oldCount &- oldPosition, newCount &- newPosition))
      if run > 0 {
        keepHashes(hashes, start &+ newPosition, count: run)
        var step = 0
        while step < run {
          let changed = isChanged(start &+ oldPosition &+ step, start &+ newPosition &+ step)
          cells.match(oldPosition &+ step, newPosition &+ step, changed: changed)
          step &+= 1
        }
        oldPosition &+= run
        newPosition &+= run
        matches &+= run
        misses = 0
        continue
      }
      if misses < Self.patience {
        var step = 1
        while step <= Self.lookahead {
          if oldPosition &+ step < oldCount,
            isSame(start &+ oldPosition &+ step, start &+ newPosition)
          {
            oldPosition &+= step
            continue walking
          }
          if newPosition &+ step < newCount,
            isSame(start &+ oldPosition, start &+ newPosition &+ step)
          {
            newPosition &+= step
            continue walking
          }
          step &+= 1
        }
      }
      misses &+= 1
      oldPosition &+= 1
      newPosition &+= 1
    }
    return matches
  }
}
