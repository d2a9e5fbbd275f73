// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

extension BatchRulesTests {
  static let rowBreaches = [
    Breach(
      [1, 2], [1, 3],
      """
      Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (2), plus or minus the number of rows inserted or deleted from that \
      section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 0 moved out).
      """),
    Breach(
      [3, 1], [1, 1],
      """
      Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
      existing section after the update (1) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from that \
      section (1 inserted, 1 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 1 moved out).
      """
    ) {
      $0.rows.inserts = [row(0, 0)]
      $0.rows.deletes = [row(0, 0)]
      $0.rows.moves = [move(row(0, 1), row(1, 0))]
    },
    Breach(
      [2], [1],
      "attempt to delete row 5 from section 0 which only contains 2 rows before the update"
    ) { $0.rows.deletes = [row(0, 5)] },
    Breach(
      [2], [1],
      "attempt to delete row 0 from section 3, but there are only 1 sections before the update"
    ) { $0.rows.deletes = [row(3, 0)] },
    Breach(
      [2], [3],
      """
      attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the \
      update
      """
    ) { $0.rows.inserts = [row(0, 3)] },
    Breach(
      [2], [3],
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ) { $0.rows.inserts = [row(1, 0)] },
    Breach(
      [2], [2],
      """
      attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, \
      path = 0 - 1})
      """
    ) {
      $0.rows.inserts = [row(0, 1)]
      $0.rows.moves = [move(row(0, 0), row(0, 1))]
    },
    Breach(
      [2], [2],
      """
      attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, \
      path = 0 - 0})
      """
    ) {
      $0.rows.deletes = [row(0, 0)]
      $0.rows.moves = [move(row(0, 0), row(0, 1))]
    },
    Breach(
      [2], [2],
      """
      attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 2}) that does not exist - \
      there are only 2 rows in section 0 before the update
      """
    ) { $0.rows.moves = [move(row(0, 2), row(0, 0))] },
    Breach(
      [2], [2],
      """
      attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 0}) from a section that \
      does not exist - there are only 1 sections before the update
      """
    ) { $0.rows.moves = [move(row(1, 0), row(0, 0))] },
    Breach(
      [2], [2],
      """
      attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path \
      (<NSIndexPath> {length = 2, path = 0 - 2}) that does not exist - there are only 2 rows in \
      section 0 after the update
      """
    ) { $0.rows.moves = [move(row(0, 0), row(0, 2))] },
    Breach(
      [2], [2],
      """
      attempt to move both row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) and \
      (<NSIndexPath> {length = 2, path = 0 - 1}) to (<NSIndexPath> {length = 2, path = 0 - 0})
      """
    ) { $0.rows.moves = [move(row(0, 0), row(0, 0)), move(row(0, 1), row(0, 0))] },
    Breach(
      [2], [2],
      """
      attempt to move row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) to both \
      (<NSIndexPath> {length = 2, path = 0 - 0}) and (<NSIndexPath> {length = 2, path = 0 - 1})
      """
    ) { $0.rows.moves = [move(row(0, 0), row(0, 0)), move(row(0, 0), row(0, 1))] },
    Breach(
      [2], [2],
      """
      attempt to reconfigure row 2 in section 0, but there are only 2 rows in section 0 after the \
      update
      """
    ) { $0.rows.updates = [row(0, 2)] },
  ]
}
