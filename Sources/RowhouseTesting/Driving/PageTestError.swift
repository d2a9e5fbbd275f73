// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Why something could not be done to a page, as a user could not have done it either.
///
/// Each says what was looked for, where, and what there is.
public enum PageTestError: Error, Hashable {
  /// There is no such row.
  case notFound(RowQuery, page: String, rows: [String])
  /// Several rows say this, and one is meant.
  case ambiguous(text: String, page: String, at: [RowIndexPath])
  /// There is no such control in the row, or in any.
  case noControl(Control, row: String?, page: String, controls: [String])
  /// There are several controls of which one is meant.
  case ambiguousControl(Control, page: String, controls: [String])
  /// The field takes no such text: it is too long, or has several lines.
  case notTyped(String, row: String, page: String, lines: Int, lengthLimit: Int)
  /// The row's own handler forbade to select it.
  case notAllowed(row: String, page: String)
  /// The row has no handler for what was to be done, so no host offers it.
  case notOffered(Action, row: String, page: String)
  /// There is no such action at that place of the row.
  case noRowAction(String, RowActionPlace, row: String, page: String, actions: [String])
  /// The row cannot be moved there.
  case notMoved(row: String, to: Int, page: String, positions: Range<Int>)
  /// The page cannot be brought up to date by its user.
  case notRefreshable(page: String)
  /// No dialog is open.
  case noDialog(answer: String?)
  /// The dialog does not offer this.
  case noSuchAction(String, dialog: String, actions: [String])
  /// A dialog is open, and nothing else can be done before it is answered.
  case dialogOpen(String)
  /// There is no page behind this one.
  case nothingBehind(page: String)
}

extension PageTestError {
  /// Which control.
  public enum Control: Hashable, Sendable {
    /// A switch; of a name, if one was given.
    case toggle(ControlID?)
    /// A button that says this.
    case button(String)
    /// A field for text; of a name, if one was given.
    case field(ControlID?)
  }

  /// What only some rows offer.
  public enum Action: String, Hashable, Sendable {
    /// To delete it.
    case delete
    /// To insert something at it.
    case insert
    /// To tap its accessory.
    case accessory
  }
}
