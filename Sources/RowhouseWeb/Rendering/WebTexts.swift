// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
import RowhouseModel

/// The texts that the web host itself shows.
///
/// All other texts are part of pages.
///
/// To change individual texts, start with ``init(language:)`` or ``english``.
public struct WebTexts: Hashable, Sendable {
  /// The button that returns to the page below, before the title of that page.
  public var back = "Back"
  /// The button that deletes a row, before the title of the row.
  public var delete = "Delete"
  /// The button for the details of a row, before the title of the row.
  public var moreInformation = "More information"
  /// The meaning of a checkmark.
  public var selected = "Selected"
  /// The button that sends typed text if there is no script.
  public var done = "Done"
  /// The button that stops pages from turning automatically, before the name of the pages.
  public var pause = "Pause"
  /// The button that shows the previous rows of a large section without a script.
  public var previousRows = "Previous rows"
  /// The button that shows the next rows of a large section without a script.
  public var nextRows = "Next rows"
  /// The button that shows the actions of a row, before the title of the row.
  public var actions = "Actions"
  /// The button that inserts something at a row, before the title of the row.
  public var insert = "Insert"
  /// The button that moves a row up by one, before the title of the row.
  public var moveUp = "Move up"
  /// The button that moves a row down by one, before the title of the row.
  public var moveDown = "Move down"
  /// The button that refreshes a page.
  public var refresh = "Refresh"
  /// The notice above a page while there is no connection to the server.
  public var connectionLost = "Connection lost. Trying again…"
  /// The message after the server has refused a user event.
  public var refused = "The action failed"
  /// The message after a page was reloaded without the pages that were opened from it.
  public var reloaded = "The page was reloaded"
  /// The title of a dialog that shows typed text whose field no longer exists.
  public var unsaved = "Not saved"
  /// The announcement of removed rows, before their number.
  public var rowsRemoved = "Rows removed"
  /// The announcement of new rows, before their number.
  public var rowsAdded = "Rows added"
  /// The announcement of moved rows, before their number.
  public var rowsMoved = "Rows moved"
  /// The announcement of the rows of a page, before their number.
  public var rows = "Rows"
  /// The announcement of the new position of a row that the user has moved, before its number.
  public var position = "Position"
  /// The announcement after a page was refreshed.
  public var refreshed = "Refreshed"
  /// The message about text of a field that was not accepted, after the name of the field.
  public var rejected = "Not accepted"
  /// The message about text of a number field that was not accepted, after the name of the field.
  public var numberExpected = "Enter a number"
  /// The button that shows the text of a secure field, before the name of the field.
  public var show = "Show"
  /// The name of the list of sections at the side of a page.
  public var index = "Index"
  /// The message at an address without a page.
  public var unknownAddress = "There is no such page"
  /// The link to the start page at an address without a page.
  public var home = "Start page"
  /// The texts for requests to the system.
  public var system = SystemTexts()

  /// The texts in English.
  public static let english = WebTexts()
}

extension WebTexts {
  /// Returns a document that contains only a message and a link, for an address without a page.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - home: The address of the start page, or `nil` for no link.
  ///   - language: The language of the texts, as a language tag.
  ///   - client: The address of the client files, with a trailing slash.
  /// - Returns: The document.
  package func document(
    _ text: KeyPath<WebTexts, String>, home: String?, language: String, client: String
  ) -> String {
    let text = self[keyPath: text]
    var markup = Markup()
    markup.raw("<!doctype html>\n")
    let direction = TextDirection(language: language).rawValue
    markup.open("html", [.named("lang", language), .named("dir", direction)])
    markup.raw(
      """
      <head><meta charset="utf-8"><meta name="color-scheme" content="light dark">\
      <meta name="viewport" content="width=device-width,initial-scale=1">\
      <link rel="icon" href="data:,">
      """)
    markup.open("link", [.named("rel", "stylesheet"), .named("href", client + "message.css")])
    markup.element("title", text: text)
    markup.raw("</head>")
    markup.element("body") { body in
      body.element("main") { main in
        main.element("h1", text: text)
        guard let home else { return }
        main.element("p") { $0.element("a", [.named("href", home)], text: self.home) }
      }
    }
    markup.close("html")
    return markup.text
  }

  /// Returns the name of a button for an action on a subject: the verb, followed by the title of
  /// the subject.
  static func label(_ verb: String, _ title: String?) -> String {
    guard let title, !title.isEmpty else { return verb }
    return "\(verb): \(title)"
  }
}
