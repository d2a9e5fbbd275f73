// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

/// A rule of UIKit's tables, and a table that breaks it.
enum BrokenRule: String, Codable, Sendable, CaseIterable {
  case deletedRowTooFar
  case insertedRowTooFar
  case reloadedRowTooFar
  case movedRowTooFar
  case movedRowToNowhere
  case reconfiguredRowTooFar
  case deletedSectionTooFar
  case insertedSectionTooFar
  case reloadedSectionTooFar
  case movedSectionTooFar
  case deletedTwice
  case insertedTwice
  case reloadedTwice
  case deletedAndReloaded
  case deletedAndMoved
  case reloadedAndMoved
  case insertedAndMoved
  case movedToTwoPlaces
  case movedOntoOneAnother
  case reconfiguredAndDeleted
  case sectionDeletedAndMoved
  case sectionInsertedAndMoved
  case movedFromDeletedSection
  case movedIntoNewSection
  case wrongRowCount
  case wrongSectionCount
  case unregisteredIdentifier
  case dequeuedTwice
  case dequeuedAndNotReturned
  case dequeuedForNoRow
  case cellOfAnotherRow
  case reconfiguredWithAnotherCell
  case reconfiguredWithAnotherIdentifier
  case changedWithoutUpdate
  case updateWhileAsking
  case endWithoutBegin
  case scrolledTooFar
  case selectedTooFar
  case countOfNoSection
  case emptyIdentifier
  case nibWithAnotherIdentifier
  case layoutWithoutEnd
  case editingWhileCommitting
  case unrecognizedSelector
  case releasedReceiver

  /// The message of the exception.
  var words: String {
    switch self {
    case .deletedRowTooFar:
      "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
    case .insertedRowTooFar:
      """
      attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the \
      update
      """
    case .reloadedRowTooFar: "attempt to reload row 9 from section 0"
    case .movedRowTooFar: "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 9})"
    case .movedRowToNowhere: "to index path (<NSIndexPath> {length = 2, path = 0 - 9}) that does"
    case .reconfiguredRowTooFar: "attempt to reconfigure row at index path"
    case .deletedSectionTooFar: "attempt to delete section 5, but there are only 2 sections before"
    case .insertedSectionTooFar: "attempt to insert section 5 but there are only 3 sections after"
    case .reloadedSectionTooFar: "attempt to reload section 5, but there are only 2 sections before"
    case .movedSectionTooFar: "attempt to move section 5, but there are only 2 sections before"
    case .deletedTwice: "attempt to delete the same index path"
    case .insertedTwice: "attempt to insert the same index path"
    case .reloadedTwice: "attempt to create two animations for cell"
    case .deletedAndReloaded: "attempt to delete and reload the same index path"
    case .deletedAndMoved, .reloadedAndMoved:
      "attempt to perform a delete and a move from the same index path"
    case .insertedAndMoved: "attempt to perform an insert and a move to the same index path"
    case .movedToTwoPlaces:
      """
      attempt to move row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) to both \
      (<NSIndexPath> {length = 2, path = 0 - 1}) and (<NSIndexPath> {length = 2, path = 0 - 2})
      """
    case .movedOntoOneAnother:
      """
      attempt to move both row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) and \
      (<NSIndexPath> {length = 2, path = 0 - 1}) to (<NSIndexPath> {length = 2, path = 0 - 2})
      """
    case .reconfiguredAndDeleted: "attempt to reconfigure and to delete or reload"
    case .sectionDeletedAndMoved: "attempt to perform a delete and a move from the same section (0)"
    case .sectionInsertedAndMoved: "attempt to perform an insert and a move to the same section (0)"
    case .movedFromDeletedSection: "cannot move a row from a deleted section (1)"
    case .movedIntoNewSection: "cannot move a row into a newly inserted section (0)"
    case .wrongRowCount:
      """
      The number of rows contained in an existing section after the update (4) must be equal to \
      the number of rows contained in that section before the update (3), plus or minus the number \
      of rows inserted or deleted from that section (0 inserted, 1 deleted)
      """
    case .wrongSectionCount: "Invalid update: invalid number of sections."
    case .unregisteredIdentifier: "unable to dequeue a cell with identifier other"
    case .dequeuedTwice: "Attempted to dequeue multiple cells for the same index path"
    case .dequeuedAndNotReturned: "Expected dequeued view to be returned to the table view"
    case .dequeuedForNoRow: "attempt to dequeue a cell for an index path that does not exist"
    case .cellOfAnotherRow: "a cell from its dataSource that already shows another row"
    case .reconfiguredWithAnotherCell: "returned another cell than the one that shows it"
    case .reconfiguredWithAnotherIdentifier: "with a cell of the identifier other"
    case .changedWithoutUpdate: "the table view, which was told of no update"
    case .updateWhileAsking: "attempt to begin an update while the table view"
    case .endWithoutBegin: "endUpdates without beginUpdates"
    case .scrolledTooFar:
      """
      Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in \
      section 0.
      """
    case .selectedTooFar: "attempt to select a row that does not exist"
    case .countOfNoSection:
      "request for number of rows in section (5) when there are only 2 sections"
    case .emptyIdentifier: "must pass a valid reuse identifier"
    case .nibWithAnotherIdentifier:
      """
      cell reuse indentifier in nib (own) does not match the identifier used to register the nib \
      (other)
      """
    case .layoutWithoutEnd: "asks for layout in each of its layouts"
    case .editingWhileCommitting: "setEditing(_:animated:) was called within"
    case .unrecognizedSelector, .releasedReceiver: "unrecognized selector sent to instance"
    }
  }
}
#endif
