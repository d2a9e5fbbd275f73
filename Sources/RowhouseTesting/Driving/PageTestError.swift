// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An error for an action in a test that a user of the page could not perform.
///
/// Each error contains the action that the test requested, the page, and the existing rows,
/// controls, or actions.
public enum PageTestError: Error, Hashable {
  /// No row matches.
  case notFound(RowQuery, page: String, rows: [String])
  /// Several rows have the text.
  case ambiguous(text: String, page: String, at: [RowIndexPath])
  /// No control matches, in the row or in any row.
  case noControl(
    Control, row: String?, page: String, controls: [String], canTapRow: Bool = false)
  /// Several controls match.
  case ambiguousControl(Control, page: String, controls: [String])
  /// The control does not accept the value, for example because a text is too long for its field.
  case notAccepted(
    ControlValue, by: String, row: String, page: String, requirement: String)
  /// The row is disabled.
  case disabled(row: String, page: String, reason: String?)
  /// A handler of the row prevents the tap.
  case notAllowed(row: String, page: String, by: Refusal)
  /// The row has no handler for the action, so no host offers it.
  case notOffered(Action, row: String, page: String)
  /// The row has no such action in that group.
  case noRowAction(String, RowActionGroup, row: String, page: String, actions: [String])
  /// The row has several such actions in that group.
  case ambiguousRowAction(
    String, RowActionGroup, row: String, page: String, actions: [String])
  /// The picker has several options with the title.
  case ambiguousOption(String, of: String, row: String, page: String, options: [String])
  /// The row cannot be moved to the position.
  case notMoved(row: String, to: RowIndexPath, page: String, positions: Range<Int>)
  /// The `moveTarget(_:)` closure of the row's section left the row in place, or returned a position
  /// that the row cannot have.
  case moveRefused(row: String, to: RowIndexPath, page: String)
  /// No header has a button with the title, or the header of the section has no such button.
  case noHeaderButton(String, section: String?, page: String, buttons: [String])
  /// The headers of several sections have a button with the title.
  case ambiguousHeaderButton(String, page: String, sections: [String])
  /// No row that is enabled has the keyboard shortcut.
  case noShortcut(KeyboardShortcut, page: String, shortcuts: [String])
  /// The index of the page does not contain the title.
  case noIndexTitle(String, page: String, titles: [String])
  /// The page is not a `RefreshablePage`, or its `isRefreshable` is false.
  case notRefreshable(page: String)
  /// No dialog is open.
  case noDialog(answer: String?)
  /// The page has not requested a picture, or the request has already been answered.
  case noPictureRequest(page: String)
  /// The dialog has no such action.
  case noSuchAction(String, dialog: String, actions: [String])
  /// The dialog has no field for text.
  case noDialogField(dialog: String)
  /// The field of the dialog does not accept the text, for example because it is too long.
  case textNotAccepted(String, dialog: String, requirement: String)
  /// The action of the dialog is disabled, because the field contains no text other than white space.
  case needsText(String, dialog: String)
  /// A dialog is open, and must be answered first.
  case dialogOpen(String)
  /// There is no page below this page.
  case nothingBehind(page: String)
  /// The condition of a ``PageTest/waitUntil(within:_:)`` was false until the time limit.
  case timedOut(seconds: Double, page: String, drawing: PageText)
}

extension PageTestError {
  /// A control that a test uses.
  public struct Control: Hashable, Sendable {
    /// The kind of the control.
    public var kind: ControlPart.Kind
    /// The name of the control, or `nil` if the test did not specify one.
    public var name: ControlID?
    /// The title of a button, or `nil` if the test did not specify one.
    public var title: String?

    /// Creates a control of a kind, with a name if the row has several of that kind.
    public init(_ kind: ControlPart.Kind, named name: ControlID? = nil) {
      self.kind = kind
      self.name = name
    }

    /// Returns a button with a title.
    public static func button(_ title: String) -> Self {
      var button = Self(.button)
      button.title = title
      return button
    }
  }

  /// The handlers that prevent a tap.
  public enum Refusal: Hashable, Sendable {
    /// The row's `onWillHighlight` returned false.
    case willHighlight
    /// The row's `onWillSelect` returned false, and the row has no `redirectsSelection(to:)`.
    case willSelect
    /// The row's `onWillDeselect` returned false.
    case willDeselect
    /// The row has a `redirectsSelection(to:)` that leads to no row that can be selected, or its
    /// `onWillSelect` returned false.
    case redirect
  }

  /// The actions that only some rows offer.
  public enum Action: String, Hashable, Sendable {
    /// Deleting the row.
    case delete
    /// Inserting a row.
    case insert
    /// Tapping the accessory of the row.
    case accessory
    /// Tapping the row.
    case tap
  }
}
