// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The assignment of edits to stages.
///
/// A row can only leave a section that still exists and enter a section that already exists, and a
/// section cannot move while its rows are edited. Three stages are always enough: insert and move
/// sections, edit rows, delete sections. Two are enough unless a row moves straight from a deleted
/// section into an inserted one, or one moved section both takes rows from a deleted section and
/// gives rows to an inserted one. One is enough if no row is edited in a section that is deleted,
/// inserted, or moved.
struct StagePlan {
  private(set) var count = 1

  private let isDeleted: [Bool]
  private let isInserted: [Bool]
  /// The new position of each moved section, by its old position.
  private let movedFrom: [Int: Int]
  private let movedTo: Set<Int>
  /// Deleted sections that rows move out of.
  private var isEmptiedFirst: Set<Int> = []
  /// The moved sections that move in the second stage, by their new positions.
  private var lateMoves: Set<Int> = []

  init(_ changes: SectionedChangeset) {
    var isDeleted = [Bool](repeating: false, count: changes.oldRowCounts.count)
    var isInserted = [Bool](repeating: false, count: changes.newRowCounts.count)
    for section in changes.sections.deletes { isDeleted[section] = true }
    for section in changes.sections.inserts { isInserted[section] = true }
    self.isDeleted = isDeleted
    self.isInserted = isInserted
    movedFrom = Dictionary(
      uniqueKeysWithValues: changes.sections.moves.lazy.map { ($0.old, $0.new) })
    movedTo = Set(changes.sections.moves.lazy.map(\.new))
    if changes.sections.edits.isStructural { divide(changes.rows) }
  }

  private mutating func divide(_ rows: Edits<RowIndexPath>) {
    var touchesStructure = false
    var needsThree = false
    var groups = MovedGroups(movedTo)
    if rows.deletes.contains(where: { movedFrom[$0.section] != nil })
      || rows.inserts.contains(where: { movedTo.contains($0.section) })
    {
      touchesStructure = true
    }
    for move in rows.moves {
      let leavesDeleted = isDeleted[move.old.section]
      let entersInserted = isInserted[move.new.section]
      let source = movedFrom[move.old.section]
      let target = movedTo.contains(move.new.section) ? move.new.section : nil
      if leavesDeleted { isEmptiedFirst.insert(move.old.section) }
      if leavesDeleted || entersInserted || source != nil || target != nil {
        touchesStructure = true
      }
      if leavesDeleted && entersInserted { needsThree = true }
      if let source, let target { groups.join(source, target) }
      if leavesDeleted, let target { groups.demand(.second, of: target) }
      if entersInserted, let source { groups.demand(.first, of: source) }
    }
    guard touchesStructure else { return }
    if needsThree || groups.hasConflict {
      count = 3
    } else {
      count = 2
      lateMoves = groups.late
    }
  }
}

extension StagePlan {
  /// Returns the stage, counted from 1, that deletes a section.
  func stage(ofDeleted oldSection: Int) -> Int {
    isEmptiedFirst.contains(oldSection) ? count : 1
  }

  var stageOfInserted: Int { 1 }

  func stage(ofMoved newSection: Int) -> Int { lateMoves.contains(newSection) ? 2 : 1 }

  /// Returns the stage that deletes, inserts, or moves a row, by the sections it leaves and enters.
  func stageOfRow(from oldSection: Int?, to newSection: Int?) -> Int {
    if count == 1 { return 1 }
    if count == 3 { return 2 }
    if let oldSection, isDeleted[oldSection] { return 1 }
    if let newSection, isInserted[newSection] { return 2 }
    if let moved = oldSection.flatMap({ movedFrom[$0] }) { return 3 - stage(ofMoved: moved) }
    if let newSection, movedTo.contains(newSection) { return 3 - stage(ofMoved: newSection) }
    return 1
  }
}
