// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The least number of stages that some edits need, found by trying all assignments.
struct FewestStages {
  /// An edited section, and the stages in which its rows may be edited.
  private enum Structure: Hashable {
    case deleted
    case inserted
    case moved

    func allows(rowStage: Int, sectionStage: Int) -> Bool {
      switch self {
      case .deleted: rowStage < sectionStage
      case .inserted: rowStage > sectionStage
      case .moved: rowStage != sectionStage
      }
    }
  }

  private var structures: [Structure] = []
  /// The edited sections that each row edit touches, as indices of `structures`.
  private var touched: [[Int]] = []

  init(_ changes: SectionedChangeset) {
    var old: [Int: Int] = [:]
    var new: [Int: Int] = [:]
    for section in changes.sections.deletes {
      old[section] = structures.count
      structures.append(.deleted)
    }
    for section in changes.sections.inserts {
      new[section] = structures.count
      structures.append(.inserted)
    }
    for move in changes.sections.moves {
      old[move.old] = structures.count
      new[move.new] = structures.count
      structures.append(.moved)
    }
    touched = changes.rows.deletes.map { [old[$0.section]].compactMap(\.self) }
    touched += changes.rows.inserts.map { [new[$0.section]].compactMap(\.self) }
    touched += changes.rows.moves.map { move in
      [old[move.old.section], new[move.new.section]].compactMap(\.self)
    }
    touched.removeAll(where: \.isEmpty)
  }

  /// The least number of stages, or `nil` if three are not enough.
  var count: Int? {
    (1...3).first { isPossible(in: $0) }
  }

  private func isPossible(in stages: Int) -> Bool {
    var assignment = [Int](repeating: 1, count: structures.count)
    while true {
      let isLegal = touched.allSatisfy { touched in
        (1...stages).contains { rowStage in
          touched.allSatisfy { structure in
            structures[structure].allows(
              rowStage: rowStage, sectionStage: assignment[structure])
          }
        }
      }
      if isLegal { return true }
      // Counts up in base `stages`.
      guard let digit = assignment.firstIndex(where: { $0 < stages }) else { return false }
      assignment[digit] += 1
      for lower in 0..<digit { assignment[lower] = 1 }
    }
  }
}
