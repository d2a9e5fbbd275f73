// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Disjoint sets of moved sections that exchange rows, and must therefore move in one stage.
struct MovedGroups {
  /// One of the two stages in which a section can move.
  enum Half {
    case first, second
  }

  private var parents: [Int: Int]
  private var demands: [Int: Set<Half>] = [:]

  init(_ sections: Set<Int>) {
    parents = Dictionary(uniqueKeysWithValues: sections.lazy.map { ($0, $0) })
  }

  private mutating func root(of section: Int) -> Int {
    var root = section
    while let parent = parents[root], parent != root {
      // Halves the path to the root, which keeps the trees flat.
      parents[root] = parents[parent]
      root = parent
    }
    return root
  }

  /// Records that two sections exchange a row.
  mutating func join(_ first: Int, _ second: Int) {
    let first = root(of: first)
    let second = root(of: second)
    guard first != second else { return }
    parents[first] = second
    demands[second, default: []].formUnion(demands.removeValue(forKey: first) ?? [])
  }

  /// Records that a row entering or leaving the section requires one of the two stages.
  mutating func demand(_ half: Half, of section: Int) {
    demands[root(of: section), default: []].insert(half)
  }

  var hasConflict: Bool { demands.values.contains { $0.count > 1 } }

  var late: Set<Int> {
    var groups = self
    return Set(parents.keys.filter { demands[groups.root(of: $0)]?.contains(.second) == true })
  }
}
