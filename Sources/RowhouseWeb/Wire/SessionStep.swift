// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The changes of one step of a session in the form in which the client applies them.
struct SessionStep {
  /// All rules of the session, which replace those of the client.
  ///
  /// If it is `nil`, the client keeps its rules and adds the new ones.
  var rules: String?
  /// The texts that the client shows by itself, or `nil` if it has them.
  var texts: ClientTexts?
  var title: String?
  /// The screen that the page is on, or `nil` if it is that of the previous step.
  var screen: Screen?
  /// The whole page.
  var page: Markup?
  /// The changes of the page.
  var patch: MarkupEdits?
  /// The content of the bar.
  var bar: Markup?
  var index: Markup?
  var dialogs: Markup?
  /// The progress reports over the page.
  var progress: Markup?
  /// A selector of the element that gets the focus, or `nil` if the focus stays where it is.
  var focus: String?
  /// A message that the client shows for a while.
  var toast: String?
}

extension SessionStep {
  /// The screen of a page.
  struct Screen {
    /// The number of the screen.
    let number: Int
    /// The address of the page, or `nil` if the page has none.
    let path: String?
    /// The address that the browser shows, which is that of another page, or `nil` if the page has an address.
    let address: String?
    /// The number of the screen below it, or `nil` if there is none.
    let lower: Int?
  }

  /// Returns the step as JSON on one line, with rules that the client adds to its own.
  func message(version: Int, styles: String) -> Bytes {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", version)
      writer.member("rules", rules)
      writer.member("styles", styles.isEmpty ? nil : styles)
      writer.member("texts", texts)
      writer.member("title", title)
      writer.member("screen", screen?.number)
      writer.member("lower", screen?.lower)
      writer.member("path", screen?.path)
      writer.member("address", screen?.address)
      writer.member("page", page)
      writer.member("bar", bar)
      writer.member("index", index)
      writer.member("dialogs", dialogs)
      writer.member("progress", progress)
      patch?.writeMembers(to: &writer)
      writer.member("focus", focus)
      writer.member("toast", toast)
    }
    return writer.bytes
  }
}
