// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Pattern {
  /// The elements before and after.
  ///
  /// - Parameters:
  ///   - count: The number of old elements, or of new ones if there are no old ones.
  ///   - ofIDs: True if an element consists of only its id, so that a change is a replacement.
  /// - Returns: The same plan each time, on any machine.
  package func plan(count: Int, ofIDs: Bool) -> Plan {
    var random = SplitMix64(seed: 42)
    let old = (0..<count).map { Blueprint(number: $0) }
    let fresh = (0..<count).map { Blueprint(number: count + $0) }
    var new = old
    switch self {
    case .blocks:
      // DifferenceKit has these two sizes. The ratios of the larger one are different.
      let (block, deleted, inserted, shuffled) =
        count > 5_000 ? (10_000, 20_000, 30_000, 2_000) : (1_000, 2_000, 3_000, 200)
      new.removeSubrange(deleted..<deleted + block)
      new.insert(contentsOf: fresh.prefix(block), at: inserted)
      new[..<shuffled].shuffle(using: &random)
    case .evenly:
      new = EvenSpread(of: count, sections: 1).sections.flatMap { $0 }
    case .firstToLast:
      new.append(new.removeFirst())
    case .insertOne:
      new.insert(fresh[0], at: count / 2)
    case .shuffled:
      new.shuffle(using: &random)
    case .nothing:
      break
    case .page, .stagedPage:
      return .page(
        old: Self.sections(of: old, count: 100),
        new: EvenSpread(of: count, sections: 100).sections.enumerated().map {
          SectionBlueprint(head: $0, rows: $1)
        })
    case .smallPage:
      new[45] = ofIDs ? fresh[0] : Blueprint(number: 45, revision: 1)
      return .page(
        old: Self.sections(of: old, count: 10), new: Self.sections(of: new, count: 10))
    case .shuffledPage:
      new.shuffle(using: &random)
      return .page(
        old: Self.sections(of: old, count: 100), new: Self.sections(of: new, count: 100))
    case .renamedSections:
      return .page(
        old: Self.sections(of: old, count: 100),
        new: Self.sections(of: new, count: 100, firstHead: 100))
    case .replaced:
      new = fresh
    case .deleted:
      new = []
    case .inserted:
      return .list(old: [], new: new)
    }
    return .list(old: old, new: new)
  }

  /// Divides the elements into sections of one size.
  private static func sections(
    of rows: [Blueprint], count: Int, firstHead: Int = 0
  ) -> [SectionBlueprint] {
    let size = rows.count / count
    return (0..<count).map { section in
      SectionBlueprint(
        head: firstHead + section, rows: Array(rows[section * size..<(section + 1) * size]))
    }
  }
}
