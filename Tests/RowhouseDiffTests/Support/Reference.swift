// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The laws of a diff, computed in the slowest and plainest way.
enum Reference {
  /// For each new position the old one whose id it continues: *n*-th occurrence to *n*-th.
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

  /// The length of a longest increasing subsequence, by trying each subset.
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

  /// The length of a longest increasing subsequence, in quadratic time.
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
