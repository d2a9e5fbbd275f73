// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Moved sections that exchange rows and so must move in one stage: disjoint sets, each with the
/// stage that its rows demand.
struct MovedGroups {
  /// One of the two stages that a move can be in.
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
      // Halving the path keeps the trees flat.
      parents[root] = parents[parent]
      root = parent
    }
    return root
  }

  /// Notes that two sections exchange a row.
  mutating func join(_ first: Int, _ second: Int) {
    let first = root(of: first)
    let second = root(of: second)
    guard first != second else { return }
    parents[first] = second
    demands[second, default: []].formUnion(demands.removeValue(forKey: first) ?? [])
  }

  /// Notes that a row which the section takes or gives has one stage only.
  mutating func demand(_ half: Half, of section: Int) {
    demands[root(of: section), default: []].insert(half)
  }

  /// Whether a group must move in both stages.
  var hasConflict: Bool { demands.values.contains { $0.count > 1 } }

  /// The sections that must move in the second stage.
  var late: Set<Int> {
    var groups = self
    return Set(parents.keys.filter { demands[groups.root(of: $0)]?.contains(.second) == true })
  }
}
