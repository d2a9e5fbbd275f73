// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("Stages")
struct StageTests {
  private func stages(_ old: [PageSection], _ new: [PageSection]) -> [String] {
    if let broken = brokenLaw(from: old, to: new) { Issue.record("\(broken)") }
    return SectionedChangeset(from: old, to: new).stages().map(\.description)
  }

  @Test("An empty changeset has no stages")
  func nothing() {
    #expect(stages(page([0: [1]]), page([0: [1]])).isEmpty)
  }

  @Test("Edits of rows and of other sections fit in one stage")
  func one() {
    #expect(
      stages(page([0: [1, 2], 1: [3], 2: [4]]), page([0: [2, 5], 2: [4], 6: [7]]))
        == ["- section 1\n+ section 2\n- 0.0\n+ 0.1"])
  }

  @Test("A row moves to another section in one stage")
  func acrossSections() {
    #expect(stages(page([0: [1, 2], 1: []]), page([0: [2], 1: [1]])) == ["> 0.0 → 1.0"])
  }

  @Test("A row that is identified only in its section does not move to another one")
  func boundToSection() {
    #expect(stages(page([0: [-1, 2], 1: []]), page([0: [2], 1: [-1]])) == ["- 0.0\n+ 1.0"])
    #expect(
      stages(page([0: [-1, -2]]), page([1: [-1, -2]])) == ["- section 0\n+ section 0"])
  }

  @Test("A row leaves a section before the section is deleted")
  func outOfDeleted() {
    #expect(
      stages(page([0: [1], 1: [2, 3]]), page([0: [1, 2]])) == ["> 1.0 → 0.1", "- section 1"])
  }

  @Test("A section is inserted before a row enters it")
  func intoInserted() {
    #expect(
      stages(page([0: [1, 2]]), page([5: [2, 9], 0: [1]])) == ["+ section 0", "> 1.1 → 0.0"])
  }

  @Test("Moving a row from a deleted section into an inserted one takes three stages")
  func three() {
    #expect(
      stages(page([0: [1, 2]]), page([5: [1]]))
        == ["+ section 1", "> 0.0 → 1.0", "- section 0"])
  }

  @Test("Rows of a moved section are edited after the move")
  func insideMoved() {
    #expect(
      stages(page([0: [1], 1: [2], 2: [3]]), page([2: [3, 4], 0: [1], 1: [2]]))
        == ["> section 2 → 0", "+ 0.1"])
  }

  @Test("A section that gets a row from a deleted one moves in the stage of the delete")
  func moveLate() {
    let old = page([0: [1], 1: [2], 2: [3], 3: [9]])
    let new = page([2: [3, 9], 0: [1], 1: [2]])
    #expect(stages(old, new) == ["> 3.0 → 2.1", "- section 3\n> section 2 → 0"])
  }

  @Test("A moved section between a deleted and an inserted one takes three stages")
  func betweenDeletedAndInserted() {
    let old = page([0: [1], 1: [2], 2: [], 3: []])
    let new = page([2: [], 3: [], 1: [1], 5: [2]])
    #expect(
      stages(old, new)
        == [
          "+ section 4\n> section 1 → 3", "> 0.0 → 3.0\n> 3.0 → 4.0", "- section 0",
        ])
  }

  @Test("Moved sections that exchange a row move in one stage")
  func exchange() {
    let old = page([0: [1], 1: [2], 2: [], 3: [], 4: [], 5: [9]])
    let new = page([2: [], 3: [], 4: [], 1: [1, 2], 0: [9]])
    #expect(
      stages(old, new)
        == [
          "> 5.0 → 0.0\n> 0.0 → 1.0", "- section 5\n> section 1 → 3\n> section 0 → 4",
        ])
  }

  @Test("Updates are in the last stage, at their new positions")
  func updates() {
    let old = page([0: [1], 1: [2, 3]])
    var new = page([0: [1, 2]])
    new[0].rows[1].text = "new"
    new[0].head.text = "new"
    let stages = SectionedChangeset(from: old, to: new).stages()
    #expect(stages.map(\.rows.updates.count) == [0, 1])
    #expect(stages[1].rows.updates.first?.new == RowIndexPath(section: 0, row: 1))
    #expect(stages[1].sections.updates == [PositionPair(old: 0, new: 0)])
    #expect(brokenLaw(from: old, to: new) == nil)
  }

  @Test("The model between two stages contains the rows that a later stage deletes")
  func model() {
    let old = page([0: [1], 1: [2, 3]])
    let new = page([0: [1, 2]])
    let stages = SectionedChangeset(from: old, to: new).stages()
    #expect(stages.map { drawn($0.model(old: old, new: new)) } == ["0[1 2] 1[3]", "0[1 2]"])
  }

  @Test("A stage's script names the sections and rows of the pages around it")
  func script() {
    let old = page([0: [1], 1: [2, 3]])
    let new = page([0: [1, 2]])
    var before = old
    let scripts = SectionedChangeset(from: old, to: new).stages().map { stage in
      let after = stage.model(old: old, new: new)
      defer { before = after }
      return stage.script(from: before, to: after)
    }
    #expect(scripts == ["> 1.0 → 0.1  2", "- section 1  1"])
  }

  @Test("An unstaged changeset lists only those rows of a deleted section that leave it")
  func unstaged() {
    let changes = SectionedChangeset(from: page([0: [1], 1: [2, 3]]), to: page([0: [1, 2]]))
    #expect(
      changes.description
        == "2 sections, 3 rows → 1 section, 2 rows\n- section 1\n> 1.0 → 0.1")
    #expect(
      changes.script(from: page([0: [1], 1: [2, 3]]), to: page([0: [1, 2]]))
        == "- section 1  1\n> 1.0 → 0.1  2")
  }
}
