// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird

/// What was done to a page, and what the browser is to do now.
struct LawTurn: ResponseCodable {
  /// What was done, for whoever reads of a failure.
  var done: [String] = []
  /// What the browser is to do.
  var act = Act.wait
  /// Which of several the browser is to do it with.
  var number = 0
  /// Where the page is found that is to be shown then.
  var path: String
  /// How many pages are on the stack then.
  var depth: Int

  /// What a browser may do.
  enum Act: String, Codable {
    /// Nothing.
    case wait
    /// Press one of the buttons of the page.
    case press
    /// Press one of the buttons of the dialog.
    case answer
    /// Press the page's way back.
    case back
    /// Go back in the browser's history.
    case history
  }
}
