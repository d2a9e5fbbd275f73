// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
import RowhouseModel

/// The texts that the web host itself shows.
///
/// All other texts are part of pages.
///
/// To change individual texts, start with ``init(language:)``:
///
/// ```swift
/// let pages = PageServer(texts: { language in
///   var texts = WebTexts(language: language)
///   if language == "en" { texts.messages.connectionLost = "You are offline." }
///   return texts
/// })
/// ```
public struct WebTexts: Hashable, Sendable {
  /// The texts of buttons, except those of rows.
  public var buttons: Buttons
  /// The texts of the buttons of a row, each before the title of the row.
  public var rowButtons: RowButtons
  /// The texts that assistive technologies announce after a change of the page.
  public var announcements: Announcements
  /// The messages about errors and other events.
  public var messages: Messages
  /// The meaning of a checkmark.
  public var selected: String
  /// The name of the list of sections at the side of a page.
  public var index: String
  /// The link to the start page at an address without a page.
  public var home: String
  /// The texts for requests to the system.
  public var system: SystemTexts
}

extension WebTexts {
  /// Creates the texts in English.
  public init() { self.init(language: "en") }
}

extension WebTexts {
  /// Returns a document that contains only a message and a link, for an address without a page.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - home: The address of the start page, or `nil` for no link.
  ///   - request: The id of the request, or `nil` if it has none.
  ///   - language: The language of the texts, as a language tag.
  ///   - client: The address of the client files, with a trailing slash.
  ///   - icon: The address of the icon, or `nil` if there is none.
  /// - Returns: The document.
  package func document(
    _ text: KeyPath<Messages, String>, home: String?, request: String?, language: String,
    client: String, icon: String?
  ) -> String {
    let text = messages[keyPath: text]
    var markup = Markup()
    markup.openDocument(language: language)
    markup.icon(at: icon)
    markup.open("link", [.named("rel", "stylesheet"), .named("href", client + "message.css")])
    markup.element("title", text: text)
    markup.raw("</head>")
    markup.element("body") { body in
      body.element("main") { main in
        main.element("h1", text: text)
        if let home {
          main.element("p") { $0.element("a", [.named("href", home)], text: self.home) }
        }
        if let request {
          let text = Self.label(messages.request, request)
          main.element("p") { $0.element("small", text: text) }
        }
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
