// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The texts have no default values, so that a language without one of them does not compile.
extension WebTexts {
  /// The texts of the buttons of the web host, except those of rows.
  public struct Buttons: Hashable, Sendable {
    /// The button that returns to the page below, before the title of that page.
    public var back: String
    /// The button that refreshes a page.
    public var refresh: String
    /// The button that sends typed text if there is no script.
    public var done: String
    /// The button that stops pages from turning automatically, before the name of the pages.
    public var pause: String
    /// The button that shows the text of a secure field, before the name of the field.
    public var show: String
    /// The button that shows the previous rows of a large section without a script.
    public var previousRows: String
    /// The button that shows the next rows of a large section, or loads more rows, without a script.
    public var nextRows: String
  }

  /// The texts of the buttons of a row, each before the title of the row.
  public struct RowButtons: Hashable, Sendable {
    /// The button that shows the actions of a row.
    public var actions: String
    /// The button that deletes a row.
    public var delete: String
    /// The button that inserts something at a row.
    public var insert: String
    /// The button that moves a row up by one.
    public var moveUp: String
    /// The button that moves a row down by one.
    public var moveDown: String
    /// The button for the details of a row.
    public var moreInformation: String
  }

  /// The texts that assistive technologies announce after a change of a page.
  public struct Announcements: Hashable, Sendable {
    /// The announcement of removed rows, before their number.
    public var rowsRemoved: String
    /// The announcement of new rows, before their number.
    public var rowsAdded: String
    /// The announcement of moved rows, before their number.
    public var rowsMoved: String
    /// The announcement of the rows of a page, before their number.
    public var rows: String
    /// The announcement of the new position of a row that the user has moved, before its number.
    public var position: String
    /// The announcement after a page was refreshed.
    public var refreshed: String
  }

  /// The messages of the web host about errors and other events.
  public struct Messages: Hashable, Sendable {
    /// The notice above a page while there is no connection to the server.
    public var connectionLost: String
    /// The message after the server has refused a user event.
    public var refused: String
    /// The message after a page was reloaded without the pages that were opened from it.
    public var reloaded: String
    /// The title of a dialog that shows typed text whose field no longer exists.
    ///
    /// Without a script, it is a notice above such text.
    public var unsaved: String
    /// The message about text of a field that was not accepted, after the name of the field.
    public var rejected: String
    /// The message about text of a number field that was not accepted, after the name of the field.
    public var numberExpected: String
    /// The message at an address without a page.
    public var unknownAddress: String
    /// The name of the request at an address without a page, before its id, which the log contains, too.
    public var request: String
  }
}
