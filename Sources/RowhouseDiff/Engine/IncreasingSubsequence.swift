// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Finds the matches that keep their order, so that the fewest elements move.
@usableFromInline
enum IncreasingSubsequence {
  /// Marks as moved, on both sides, the fewest matches that leave the others in order.
  ///
  /// The others are a longest increasing subsequence of the old positions in new order, found by
  /// patience sorting (Fredman 1975).
  ///
  /// - Complexity: O(*n* + *r* log *l*) for *n* cells that form *r* runs of consecutive old
  ///   positions and *l* matches that stay. O(*n*) with no allocation if all are in order.
  @usableFromInline
  static func markMoved(in cells: MatchCells) {
    let (isInOrder, matches) = survey(cells.new)
    if isInOrder { return }
    let new = cells.new

    // tails[length - 1] is the smallest old position that ends a subsequence of that length, and
    // ends[length - 1] is its new position.
    let tails = UnsafeMutablePointer<Int32>.allocate(capacity: matches)
    let ends = UnsafeMutablePointer<Int32>.allocate(capacity: matches)
    let previous = UnsafeMutablePointer<Int32>.allocate(capacity: new.count)
    defer {
      tails.deallocate()
      ends.deallocate()
      previous.deallocate()
    }
    var length = 0
    var longestTail: Int32 = -1
    var lastRank = 0
    var lastOld: Int32 = -2
    var position = 0
    while position < new.count {
      let cell = new[position]
      if cell.isMatched {
        let old = Int32(truncatingIfNeeded: cell.partner)
        var rank = length
        if old > longestTail {
          longestTail = old
          length &+= 1
        } else {
          // The previous subsequence ends at `lastRank`, and there is no position between
          // neighbors.
          rank =
            old == lastOld &+ 1
            ? lastRank &+ 1 : firstIndex(in: tails, count: length, notBelow: old)
          if rank == length &- 1 { longestTail = old }
        }
        tails[rank] = old
        ends[rank] = Int32(truncatingIfNeeded: position)
        previous[position] = rank == 0 ? -1 : ends[rank &- 1]
        lastRank = rank
        lastOld = old
      }
      position &+= 1
    }

    var staying = Int(ends[length &- 1])
    while position > 0 {
      position &-= 1
      let cell = new[position]
      guard cell.isMatched else { continue }
      if position == staying {
        staying = Int(previous[position])
      } else {
        new[position].bits = cell.bits | MatchCell.movedBit
        cells.old[cell.partner].bits |= MatchCell.movedBit
      }
    }
  }

  private static func survey(
    _ cells: UnsafeMutableBufferPointer<MatchCell>
  ) -> (isInOrder: Bool, matches: Int) {
    var isInOrder = true
    var matches = 0
    var last = -1
    for cell in cells where cell.isMatched {
      let partner = cell.partner
      if partner < last { isInOrder = false }
      last = partner
      matches += 1
    }
    return (isInOrder, matches)
  }

  /// Returns the first index whose tail is at least `old`.
  ///
  /// The binary search has no branches, because a processor cannot predict them on shuffled input.
  private static func firstIndex(
    in tails: UnsafeMutablePointer<Int32>, count: Int, notBelow old: Int32
  ) -> Int {
    var base = 0
    var remaining = count
    while remaining > 1 {
      let half = remaining >> 1
      // All ones if the tail is below `old`: positions have 29 bits, so the sign bit is the result.
      let isBelow = Int((tails[base &+ half &- 1] &- old) >> 31)
      base &+= half & isBelow
      remaining &-= half
    }
    return base &+ (tails[base] < old ? 1 : 0)
  }
}
