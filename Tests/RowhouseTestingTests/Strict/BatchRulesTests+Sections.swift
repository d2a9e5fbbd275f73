// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

extension BatchRulesTests {
  static let sectionBreaches = [
    Breach(
      [1, 1], [1, 1],
      """
      Invalid update: invalid number of sections.  The number of sections contained in the table \
      view after the update (2) must be equal to the number of sections contained in the table view \
      before the update (2), plus or minus the number of sections inserted or deleted (1 inserted, \
      0 deleted).
      """
    ) { $0.sections.inserts = [0] },
    Breach(
      [1], [], "attempt to delete section 4, but there are only 1 sections before the update"
    ) { $0.sections.deletes = [4] },
    Breach(
      [], [1], "attempt to insert section 1 but there are only 1 sections after the update"
    ) { $0.sections.inserts = [1] },
    Breach(
      [1, 1], [1, 1], "attempt to move section 2, but there are only 2 sections before the update"
    ) { $0.sections.moves = [PositionPair(old: 2, new: 0)] },
    Breach(
      [1, 1], [1, 1],
      "attempt to move section 0 to section 2, but there are only 2 sections after the update"
    ) { $0.sections.moves = [PositionPair(old: 0, new: 2)] },
    Breach([1, 1], [1], "attempt to perform a delete and a move from the same section (1)") {
      $0.sections.deletes = [1]
      $0.sections.moves = [PositionPair(old: 1, new: 0)]
    },
    Breach([1], [1, 1], "attempt to perform an insert and a move to the same section (1)") {
      $0.sections.inserts = [1]
      $0.sections.moves = [PositionPair(old: 0, new: 1)]
    },
    Breach([1, 1], [1, 1], "attempt to move both section 0 and section 1 to section 0") {
      $0.sections.moves = [PositionPair(old: 0, new: 0), PositionPair(old: 1, new: 0)]
    },
    Breach([1, 1], [1, 1], "attempt to move section 0 to both section 0 and section 1") {
      $0.sections.moves = [PositionPair(old: 0, new: 0), PositionPair(old: 0, new: 1)]
    },
    Breach(
      [1], [1],
      """
      attempt to reconfigure the header of section 1, but there are only 1 sections after the update
      """
    ) { $0.sections.updates = [1] },
  ]

  static let nestingBreaches = [
    Breach([1, 1], [2], "cannot move a row from a deleted section (1)") {
      $0.sections.deletes = [1]
      $0.rows.moves = [move(row(1, 0), row(0, 1))]
    },
    Breach([2], [1, 1], "cannot move a row into a newly inserted section (1)") {
      $0.sections.inserts = [1]
      $0.rows.moves = [move(row(0, 1), row(1, 0))]
    },
    Breach(
      [1, 2], [1, 1],
      """
      attempt to edit row 0 of section 1, which the same batch deletes or moves; give the row a \
      batch of its own
      """
    ) {
      $0.sections.moves = [PositionPair(old: 1, new: 0)]
      $0.rows.deletes = [row(1, 0)]
    },
    Breach(
      [1, 2], [3, 1],
      """
      attempt to edit row 0 of section 0, which the same batch inserts or moves; give the row a \
      batch of its own
      """
    ) {
      $0.sections.moves = [PositionPair(old: 1, new: 0)]
      $0.rows.inserts = [row(0, 0)]
    },
  ]
}
