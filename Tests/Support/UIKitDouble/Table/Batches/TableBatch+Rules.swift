// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension TableBatch {
  /// The first rule that the batch breaks, in UIKit's words where it has some.
  ///
  /// - Parameters:
  ///   - before: How many rows each section has before the update.
  ///   - after: How many it has after it, as the data source says.
  /// - Returns: What an exception would give as its reason.
  func violation(before: [Int], after: [Int]) -> String? {
    sectionViolation(before: before, after: after) ?? rowViolation(before: before, after: after)
      ?? roleViolation() ?? nestingViolation() ?? countViolation(before: before, after: after)
  }

  private func sectionViolation(before: [Int], after: [Int]) -> String? {
    for section in deletedSections + reloadedSections where !before.indices.contains(section) {
      let word = deletedSections.contains(section) ? "delete" : "reload"
      return """
        attempt to \(word) section \(section), but there are only \(before.count) sections before \
        the update
        """
    }
    for section in insertedSections where !after.indices.contains(section) {
      return """
        attempt to insert section \(section) but there are only \(after.count) sections after the \
        update
        """
    }
    for move in movedSections {
      if !before.indices.contains(move.from) {
        return """
          attempt to move section \(move.from), but there are only \(before.count) sections before \
          the update
          """
      }
      if !after.indices.contains(move.to) {
        return """
          attempt to move section \(move.from) to section \(move.to), but there are only \
          \(after.count) sections after the update
          """
      }
    }
    return nil
  }

  private func rowViolation(before: [Int], after: [Int]) -> String? {
    for path in deletedRows + reloadedRows where !before.contains(path) {
      let word = deletedRows.contains(path) ? "delete" : "reload"
      guard before.indices.contains(path.section) else {
        return """
          attempt to \(word) row \(path.row) from section \(path.section), but there are only \
          \(before.count) sections before the update
          """
      }
      return """
        attempt to \(word) row \(path.row) from section \(path.section) which only contains \
        \(before[path.section]) rows before the update
        """
    }
    for path in reconfiguredRows where !before.contains(path) {
      return "attempt to reconfigure row at index path (\(path.inUIKit)) that does not exist"
    }
    for path in insertedRows where !after.contains(path) {
      let start = "attempt to insert row \(path.row) into section \(path.section)"
      guard after.indices.contains(path.section) else {
        return "\(start), but there are only \(after.count) sections after the update"
      }
      return """
        \(start), but there are only \(after[path.section]) rows in section \(path.section) after \
        the update
        """
    }
    for move in movedRows {
      if !before.contains(move.from) {
        return "attempt to move index path (\(move.from.inUIKit)) that does not exist"
      }
      if !after.contains(move.to) {
        return """
          attempt to move index path (\(move.from.inUIKit)) to index path (\(move.to.inUIKit)) \
          that does not exist
          """
      }
    }
    return nil
  }

  /// One place has one role: the old places, and the new places.
  private func roleViolation() -> String? {
    if let path = deletedRows.firstRepeated {
      return "attempt to delete the same index path (\(path.inUIKit)) twice"
    }
    if let path = reloadedRows.firstRepeated {
      return "attempt to create two animations for cell: reloads (\(path.inUIKit)) twice"
    }
    if let path = insertedRows.firstRepeated {
      return "attempt to insert the same index path (\(path.inUIKit)) twice"
    }
    let deleted = Set(deletedRows)
    if let path = reloadedRows.first(where: deleted.contains) {
      return "attempt to delete and reload the same index path (\(path.inUIKit))"
    }
    let left = deleted.union(reloadedRows)
    if let move = movedRows.first(where: { left.contains($0.from) }) {
      return """
        attempt to perform a delete and a move from the same index path (\(move.from.inUIKit))
        """
    }
    let taken = Set(insertedRows)
    if let move = movedRows.first(where: { taken.contains($0.to) }) {
      return "attempt to perform an insert and a move to the same index path (\(move.to.inUIKit))"
    }
    if let path = movedRows.map(\.from).firstRepeated {
      return "attempt to move the row at index path (\(path.inUIKit)) to two places"
    }
    if let path = movedRows.map(\.to).firstRepeated {
      return "attempt to move two rows to index path (\(path.inUIKit))"
    }
    if let path = reconfiguredRows.first(where: left.contains) {
      return "attempt to reconfigure and to delete or reload the same index path (\(path.inUIKit))"
    }
    return sectionRoleViolation()
  }

  private func sectionRoleViolation() -> String? {
    if let section = deletedSections.firstRepeated {
      return "attempt to delete section \(section) twice"
    }
    if let section = insertedSections.firstRepeated {
      return "attempt to insert section \(section) twice"
    }
    if let section = reloadedSections.first(where: deletedSections.contains) {
      return "attempt to delete and reload the same section (\(section))"
    }
    let left = deletedSections + reloadedSections
    if let move = movedSections.first(where: { left.contains($0.from) }) {
      return "attempt to perform a delete and a move from the same section (\(move.from))"
    }
    if let move = movedSections.first(where: { insertedSections.contains($0.to) }) {
      return "attempt to perform an insert and a move to the same section (\(move.to))"
    }
    if let section = movedSections.map(\.from).firstRepeated {
      return "attempt to move section \(section) to two places"
    }
    if let section = movedSections.map(\.to).firstRepeated {
      return "attempt to move two sections to section \(section)"
    }
    return nil
  }

  private func nestingViolation() -> String? {
    for move in movedRows {
      if deletedSections.contains(move.from.section) || reloadedSections.contains(move.from.section)
      {
        return "cannot move a row from a deleted section (\(move.from.section))"
      }
      if insertedSections.contains(move.to.section) {
        return "cannot move a row into a newly inserted section (\(move.to.section))"
      }
    }
    return nil
  }

  private func countViolation(before: [Int], after: [Int]) -> String? {
    let inserted = insertedSections.count
    let deleted = deletedSections.count
    guard before.count + inserted - deleted == after.count else {
      return """
        Invalid update: invalid number of sections.  The number of sections contained in the \
        table view after the update (\(after.count)) must be equal to the number of sections \
        contained in the table view before the update (\(before.count)), plus or minus the number \
        of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """
    }
    for (section, old) in oldSections(before: before.count, after: after.count).enumerated() {
      guard let old, !reloadedSections.contains(old) else { continue }
      let arrived = insertedRows.count { $0.section == section }
      let left = deletedRows.count { $0.section == old }
      let movedIn = movedRows.count { $0.to.section == section }
      let movedOut = movedRows.count { $0.from.section == old }
      guard before[old] + arrived - left + movedIn - movedOut != after[section] else { continue }
      return """
        Invalid update: invalid number of rows in section \(section).  The number of rows \
        contained in an existing section after the update (\(after[section])) must be equal to the \
        number of rows contained in that section before the update (\(before[old])), plus or minus \
        the number of rows inserted or deleted from that section (\(arrived) inserted, \(left) \
        deleted) and plus or minus the number of rows moved into or out of that section \
        (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
    return nil
  }
}

extension [Int] {
  fileprivate func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section)
      && (0..<self[path.section]).contains(path.row)
  }
}
#endif
