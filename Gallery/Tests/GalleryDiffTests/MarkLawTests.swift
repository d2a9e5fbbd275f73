// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryDiff
import RowhouseDiff
import RowhouseTesting
import Testing

/// The marks of drawn pages, compared with their changesets.
@Suite("Marks")
struct MarkLawTests {
  @Test("The marks of each scene agree with its changeset", arguments: DiffScene.all)
  func scenes(scene: DiffScene) {
    #expect(brokenLaw(scene) == nil)
  }

  @Test("The marks of random pages agree with their changesets")
  func random() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<500 {
      let scene = DiffScene(
        "random", title: "Random", old: randomPage(&generator), new: randomPage(&generator))
      if let broken = brokenLaw(scene) {
        Issue.record("\(broken)\nfrom \(scene.old)\nto \(scene.new)")
      }
    }
  }

  private func brokenLaw(_ scene: DiffScene) -> String? {
    let changes = scene.changes
    let old = MarkedPage(.old, of: scene, changes).items
    let new = MarkedPage(.new, of: scene, changes).items
    for isHead in [true, false] {
      let left = old.filter { $0.isHead == isHead && $0.marks != [.deleted] }
      let right = new.filter { $0.isHead == isHead && $0.marks != [.inserted] }
      if left.count != right.count { return "\(left.count) survive and \(right.count) are there" }
      func still(_ items: [PageItem]) -> [PageItem] {
        let still = items.filter { !$0.marks.contains(.moved) }
        // Rows move along with their section. Their titles identify them.
        return changes.sections.moves.isEmpty ? still : still.sorted { $0.title < $1.title }
      }
      for (left, right) in zip(still(left), still(right)) where left.marks != right.marks {
        return "\(left) and \(right) are one and have different marks"
      }
      for (left, right) in zip(still(left), still(right)) {
        let isSame = left.title == right.title && left.value == right.value
        if isSame == left.marks.contains(.changed) { return "\(left) became \(right)" }
      }
    }
    return brokenCount(changes, old: old, new: new)
  }

  private func brokenCount(
    _ changes: SectionedChangeset, old: [PageItem], new: [PageItem]
  ) -> String? {
    func count(_ mark: Mark, _ items: [PageItem]) -> Int {
      items.count { $0.marks.contains(mark) }
    }
    let moves = changes.sections.moves.count + changes.rows.moves.count
    let updates = changes.sections.updates.count + changes.rows.updates.count
    for items in [old, new] {
      if count(.moved, items) != moves { return "\(moves) moves should be marked" }
      if count(.changed, items) != updates { return "\(updates) updates should be marked" }
      if items.contains(where: { $0.journey.isEmpty == $0.marks.contains(.moved) }) {
        return "a journey without a move, or the reverse"
      }
    }
    if count(.deleted, new) + count(.inserted, old) > 0 { return "a mark on the wrong side" }
    return nil
  }

  private func randomPage(_ generator: inout SeededGenerator) -> [DemoSection] {
    var ids = Array(0..<8).shuffled(using: &generator)
    return (0..<4).shuffled(using: &generator).prefix(.random(in: 1...3, using: &generator)).map {
      section in
      let rows = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
        ids.popLast().map { DemoRow("\($0)", Bool.random(using: &generator) ? "a" : "b") }
      }
      return DemoSection(head: DemoHead("\(section)"), rows: rows)
    }
  }
}
