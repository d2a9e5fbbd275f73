// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension HeightTree {
  /// The first contradiction in the starts, or `nil` if they are consistent.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  var inconsistency: String? {
    for block in leaves.indices {
      if let wrong = inconsistency(of: block) { return wrong }
    }
    for level in levels.indices {
      for group in 0..<(end(of: level) - levels[level]) / 8 {
        if let wrong = inconsistency(ofGroup: group, on: level) { return wrong }
      }
    }
    return nil
  }

  /// Returns the first contradiction in a block or in the groups that contain it, or `nil`, in
  /// O(log *n*).
  func pathInconsistency(of block: Int) -> String? {
    if let wrong = inconsistency(of: block) { return wrong }
    var group = block
    for level in levels.indices {
      group /= 8
      if let wrong = inconsistency(ofGroup: group, on: level) { return wrong }
    }
    return nil
  }

  private func inconsistency(of block: Int) -> String? {
    let rows = rows(of: block)
    var sum = 0
    if let first = firstCell(of: block) {
      let own = cells[first..<first + Self.rowsInBlock]
      guard own.dropFirst(rows.count).allSatisfy({ $0 == .none }) else {
        return "Block \(block) has heights behind its \(rows.count) rows"
      }
      sum = own.reduce(0) { $0 + $1.subpoints }
    } else {
      sum = rows.count * uniformHeight(of: block)
    }
    let height = height(of: block, on: 0)
    return sum == height
      ? nil : "Block \(block) has a height of \(height), but its rows have \(sum)"
  }

  private func inconsistency(ofGroup group: Int, on level: Int) -> String? {
    let members = group * 8..<group * 8 + 8
    if starts[levels[level] + members.lowerBound] != 0 {
      return "Group \(group) on level \(level) begins at \(starts[levels[level] + group * 8])"
    }
    let blocksInMember = 1 << (3 * level)
    for member in members {
      let height = height(of: member, on: level)
      let isPadding = member * blocksInMember >= leaves.count
      if height < 0 || isPadding && height > 0 {
        return "Member \(member) on level \(level) has a height of \(height)"
      }
    }
    return nil
  }

  /// Returns the height of a member of a level, on the first one that of a block.
  private func height(of member: Int, on level: Int) -> Int {
    let start = levels[level] + member
    if member % 8 < 7 { return starts[start + 1] - starts[start] }
    let isTop = level + 1 == levels.count
    return (isTop ? total : height(of: member / 8, on: level + 1)) - starts[start]
  }

  /// Returns the position after the last start of a level.
  private func end(of level: Int) -> Int {
    level + 1 < levels.count ? levels[level + 1] : starts.count
  }
}
