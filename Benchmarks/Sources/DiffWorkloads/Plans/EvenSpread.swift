// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A plan that deletes, inserts, moves, and changes one element in a hundred each, in a list or in
/// the sections of a page.
///
/// The elements are divided into blocks of a hundred. In each block, element 30 is deleted, a new
/// one is inserted before 10, 70 changes, and 50 moves behind 90: half of the time in its own
/// block, otherwise in a random block of its section. On a page, every third one moves to a random
/// block of another section instead. Each move passes at least 39 elements that stay, so no script
/// has fewer moves than there are blocks.
struct EvenSpread {
  /// The new elements, by section.
  let sections: [[Blueprint]]

  init(of count: Int, sections sectionCount: Int) {
    var random = SplitMix64(seed: 42)
    let blocks = count / 100
    let blocksInSection = blocks / sectionCount
    var arrivals: [[Blueprint]] = Array(repeating: [], count: blocks)
    for block in 0..<blocks {
      let section = block / blocksInSection
      var targetSection = section
      if sectionCount > 1, block % 3 == 0 {
        targetSection += Int.random(in: 1..<sectionCount, using: &random)
      }
      let first = targetSection % sectionCount * blocksInSection
      let isNear = targetSection == section && block % 2 == 0
      let target =
        isNear ? block : Int.random(in: first..<first + blocksInSection, using: &random)
      arrivals[target].append(Blueprint(number: block * 100 + 50))
    }
    sections = (0..<sectionCount).map { section in
      (section * blocksInSection..<(section + 1) * blocksInSection).flatMap { block in
        let start = block * 100
        var rows = (start..<start + 100).map { Blueprint(number: $0) }
        rows[70].revision = 1
        rows.insert(contentsOf: arrivals[block], at: 91)
        rows.remove(at: 50)
        rows.remove(at: 30)
        rows.insert(Blueprint(number: count + block), at: 10)
        return rows
      }
    }
  }
}
