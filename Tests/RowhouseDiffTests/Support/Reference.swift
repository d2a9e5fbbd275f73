// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The laws of a diff, computed in the slowest and simplest way.
enum Reference {
  /// Returns for each new position the old position whose id it continues: *n*-th occurrence to
  /// *n*-th.
  static func matches<ID: Hashable>(_ old: [ID], _ new: [ID]) -> [Int?] {
    var positions: [ID: [Int]] = [:]
    for (position, id) in old.enumerated() { positions[id, default: []].append(position) }
    var used: [ID: Int] = [:]
    return new.map { id in
      let occurrence = used[id, default: 0]
      used[id] = occurrence + 1
      guard let all = positions[id], occurrence < all.count else { return nil }
      return all[occurrence]
    }
  }

  /// Returns the length of a longest increasing subsequence, found by trying each subset.
  static func longestIncreasingByBruteForce(_ numbers: [Int]) -> Int {
    var best = 0
    for subset in 0..<(1 << numbers.count) where subset.nonzeroBitCount > best {
      var last = Int.min
      let isIncreasing = numbers.indices.allSatisfy { position in
        guard subset >> position & 1 == 1 else { return true }
        defer { last = numbers[position] }
        return numbers[position] > last
      }
      if isIncreasing { best = subset.nonzeroBitCount }
    }
    return best
  }

  /// Returns the length of a longest increasing subsequence, in quadratic time.
  static func longestIncreasing(_ numbers: [Int]) -> Int {
    var lengths = [Int](repeating: 1, count: numbers.count)
    for position in numbers.indices {
      for earlier in 0..<position where numbers[earlier] < numbers[position] {
        lengths[position] = max(lengths[position], lengths[earlier] + 1)
      }
    }
    return lengths.max() ?? 0
  }
}

extension Reference {
  /// Returns for each new row the old row that it continues: first within its section, then in
  /// others, if its id is one of the page.
  static func rowMatches(
    _ old: [PageSection], _ new: [PageSection], sections: [Int?]
  ) -> [[RowIndexPath?]] {
    var result: [[RowIndexPath?]] = new.map { Array(repeating: nil, count: $0.rows.count) }
    var left = Set(
      old.indices.flatMap { section in
        old[section].rows.indices.map { RowIndexPath(section: section, row: $0) }
      })
    for (section, source) in sections.enumerated() {
      guard let source else { continue }
      let local = matches(old[source].rows.map(\.id), new[section].rows.map(\.id))
      for (row, match) in local.enumerated() {
        guard let match else { continue }
        let position = RowIndexPath(section: source, row: match)
        result[section][row] = position
        left.remove(position)
      }
    }
    for section in new.indices {
      for row in new[section].rows.indices where result[section][row] == nil {
        let id = new[section].rows[row].id
        guard PageSection.isIdentifiedInPage(new[section].rows[row]) else { continue }
        let candidates = left.filter { old[$0.section].rows[$0.row].id == id }
        guard let first = candidates.min() else { continue }
        result[section][row] = first
        left.remove(first)
      }
    }
    return result
  }
}

extension Reference {
  /// Returns all repeated ids if the number of occurrences of one of them has changed.
  static func duplicates(_ old: [Int], _ new: [Int]) -> [DuplicateID<Int>] {
    var counts: [Int: (old: Int, new: Int)] = [:]
    for id in old { counts[id, default: (0, 0)].old += 1 }
    for id in new { counts[id, default: (0, 0)].new += 1 }
    guard counts.values.contains(where: { $0.old != $0.new && max($0.old, $0.new) > 1 }) else {
      return []
    }
    return DuplicateID.all(old, side: .old) + DuplicateID.all(new, side: .new)
  }
}
