// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDiagnostic {
  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// The row has an id that the row at this position of its section has too.
    case repeatedRowID(first: Int)
    /// The section has an id that the section at this position has too.
    case repeatedSectionID(first: Int)
    /// The row has another id than at the last evaluation, and shows the same.
    case unstableRowID(before: ItemID)
    /// The ids of the section's data are other ones each time they are asked for.
    case unstableDataID
    /// A row of a data section has an id of its own.
    case ownIDInDataSection(own: ItemID)
    /// A height is negative or no number.
    case invalidHeight(HeightKind, Points)
    /// A collection says that it has more or fewer elements than its indices reach.
    case wrongCount(said: Int, found: Int)
    /// A collection lost or gained elements after the page was evaluated.
    case countChanged(counted: Int)
    /// A row was asked for that does not exist.
    case indexPathOutOfRange(RowIndexPath)
    /// An event came for a row that has gone.
    case eventForMissingRow(String)
    /// An action was chosen that the row no longer has.
    case eventForMissingAction(String)
    /// A handler asked for an update.
    case updateInsideHandler
    /// The evaluation of the page asked for an update of it.
    case updateInsideEvaluation
    /// Each evaluation of the page changes what it was made of.
    case endlessEvaluation(rounds: Int)
    /// The host threw an error.
    case hostFailed(String)
    /// The host said twice that it had carried out an update.
    case repeatedCompletion(update: Int)
    /// A section or row to edit by id does not exist.
    case unknownID(ItemID)
    /// A page that describes itself was told to change its sections by hand.
    case editOfDescribedPage
  }

  /// Which height.
  public enum HeightKind: String, Hashable, Sendable {
    /// The height of a row.
    case row
    /// The height of a header.
    case header
    /// The height of a footer.
    case footer
  }
}

extension PageDiagnostic.Kind {
  /// What happened, what follows and what to do.
  var message: String {
    switch self {
    case .repeatedRowID(let first):
      """
      its id is also that of row \(first) of the section. They are told apart by their order; give \
      each row an id of its own with .id(_:).
      """
    case .repeatedSectionID(let first):
      """
      its id is also that of section \(first). They are told apart by their order; give each \
      section an id of its own with .id(_:).
      """
    case .unstableRowID(let before):
      """
      its id was \(before) at the last evaluation though the row shows the same, so the row was \
      replaced instead of kept. Use an id that is kept with the model, not one made in the page.
      """
    case .unstableDataID:
      """
      the ids of its data are new ones each time they are asked for, so each update replaces all \
      rows. Keep the id with the datum.
      """
    case .ownIDInDataSection(let own):
      """
      the row has the id \(own) of its own, which a data section cannot see. The id of the datum \
      is used; choose it with the id: of the section.
      """
    case .invalidHeight(let kind, let height):
      """
      a height of \(height) points for a \(kind.rawValue) is not a finite number of 0 or more. The \
      height of the level above is used.
      """
    case .wrongCount(let said, let found):
      """
      the collection says that it has \(said) elements, and its indices reach \(found). \(found) \
      are shown; correct its count.
      """
    case .countChanged(let counted):
      """
      the collection had \(counted) elements when the page was evaluated and has not now. An empty \
      row is shown; hand over a copy, or an array.
      """
    case .indexPathOutOfRange(let indexPath):
      "there is no row at \(indexPath). Nothing is returned; ask for rows of the page that is shown."
    case .eventForMissingRow(let event):
      "the row of the event “\(event)” has gone. The event is dropped."
    case .eventForMissingAction(let title):
      "the row has no action “\(title)” any more. Nothing is done."
    case .updateInsideHandler:
      "a handler asked for an update. It is made when the handler has returned."
    case .updateInsideEvaluation:
      """
      the page asks for an update while it is evaluated. It is evaluated once more; move the call \
      to a handler.
      """
    case .endlessEvaluation(let rounds):
      """
      \(rounds) evaluations in a row changed what the page is made of. The last one is shown; do \
      not change the model in the page's properties.
      """
    case .hostFailed(let error):
      "the host could not carry out an update (\(error)). It is handed the whole page."
    case .repeatedCompletion(let update):
      "the host reported update \(update) as done more than once. Only the first time counts."
    case .unknownID(let id):
      "there is no section or row with the id \(id) to edit. The edit is left out."
    case .editOfDescribedPage:
      """
      sections of a page that describes itself cannot be edited by hand. Nothing is changed; \
      change the model, or show sections of your own with driver.sections.
      """
    }
  }
}
