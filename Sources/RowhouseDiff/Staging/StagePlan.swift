// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which edit happens in which stage.
///
/// A row can only leave a section that is still there and enter one that is there already, and a
/// section cannot move while its rows are edited. Three stages always do: insert and move sections,
/// edit rows, delete sections. Two do unless a row must go straight from a deleted section into an
/// inserted one, or one moved section both takes rows from a deleted section and gives rows to an
/// inserted one. One does if no row is edited in a section that is deleted, inserted or moved.
struct StagePlan {
  /// How many stages there are.
  private(set) var count = 1

  private let isDeleted: [Bool]
  private let isInserted: [Bool]
  /// For each old section that moves its new position.
  private let movedFrom: [Int: Int]
  private let movedTo: Set<Int>
  /// Deleted sections that rows leave.
  private var isEmptiedFirst: Set<Int> = []
  /// The stage of each moved section that is not moved in the first, by its new position.
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

  private mutating func divide(_ rows: Edits<RowPosition>) {
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
  /// The stage, from 1, in which a deleted section goes.
  func stage(ofDeleted oldSection: Int) -> Int {
    isEmptiedFirst.contains(oldSection) ? count : 1
  }

  /// The stage in which an inserted section comes.
  var stageOfInserted: Int { 1 }

  /// The stage in which a moved section moves.
  func stage(ofMoved newSection: Int) -> Int { lateMoves.contains(newSection) ? 2 : 1 }

  /// The stage in which a row is deleted, inserted or moved, by the sections it touches.
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
