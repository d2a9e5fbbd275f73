// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts that the client shows by itself, such as notices and announcements.
///
/// The document contains them as attributes. A step that shows a page in another language replaces them.
struct ClientTexts {
  /// The names by which the client finds the texts in the attributes of the document.
  let members: [(name: StaticString, text: String)]

  init(_ texts: WebTexts) {
    let (messages, announcements) = (texts.messages, texts.announcements)
    members = [
      ("lost", messages.connectionLost), ("refused", messages.refused),
      ("reloaded", messages.reloaded), ("unsaved", messages.unsaved),
      ("done", texts.buttons.done), ("removed", announcements.rowsRemoved),
      ("added", announcements.rowsAdded), ("moved", announcements.rowsMoved),
      ("rows", announcements.rows), ("position", announcements.position),
      ("refreshed", announcements.refreshed), ("rejected", messages.rejected),
      ("number", messages.numberExpected),
    ]
  }

  /// The texts as attributes of the document.
  var attributes: [Markup.Attribute] { members.map { .data($0.name, $0.text) } }
}

extension ClientTexts: JSONValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, text) in members { writer.member(name, text) }
    }
  }
}
