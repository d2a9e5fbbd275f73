// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension HeightTree {
  /// The first contradiction in the sums, or `nil` if they are consistent.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  var inconsistency: String? {
    for block in leaves.indices {
      if let wrong = inconsistency(of: block) { return wrong }
    }
    for (below, level) in zip(levels, levels.dropFirst()) {
      for parent in 0..<(level - below) / 8 {
        if let wrong = inconsistency(of: parent, on: level, below: below) { return wrong }
      }
    }
    return inconsistencyOfTotal
  }

  /// Returns the first contradiction in a block or in the sums above it, or `nil`, in O(log *n*).
  func pathInconsistency(of block: Int) -> String? {
    if let wrong = inconsistency(of: block) { return wrong }
    var parent = block
    for (below, level) in zip(levels, levels.dropFirst()) {
      parent /= 8
      if let wrong = inconsistency(of: parent, on: level, below: below) { return wrong }
    }
    return inconsistencyOfTotal
  }

  private func inconsistency(of block: Int) -> String? {
    let rows = rows(of: block)
    guard let first = firstCell(of: block) else {
      return sums[block] % rows.count == 0
        ? nil : "Block \(block) has \(rows.count) equal rows and a height of \(sums[block])"
    }
    let own = cells[first..<first + Self.rowsInBlock]
    guard own.dropFirst(rows.count).allSatisfy({ $0 == .none }) else {
      return "Block \(block) has heights behind its \(rows.count) rows"
    }
    let sum = own.reduce(0) { $0 + $1.subpoints }
    return sum == sums[block]
      ? nil : "Block \(block) has a height of \(sums[block]), but its rows have \(sum)"
  }

  private func inconsistency(of parent: Int, on level: Int, below: Int) -> String? {
    let first = below + parent * 8
    let sum = sums[first..<first + 8].reduce(0, +)
    return sum == sums[level + parent]
      ? nil : "Sum \(level + parent) is \(sums[level + parent]), but its parts have \(sum)"
  }

  private var inconsistencyOfTotal: String? {
    let sum = levels.last.map { sums[$0...].reduce(0, +) } ?? 0
    return sum == total ? nil : "The total is \(total), but all rows together have \(sum)"
  }
}
