// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird

/// The changes made to a page, and the next action of the browser.
struct LawStep: ResponseCodable {
  /// The descriptions of the changes, for failure messages.
  var done: [String] = []
  /// The action of the browser.
  var act = Act.wait
  /// The index of the button for the action.
  var number = 0
  /// The path of the page that the browser then shows.
  var path: String
  /// The number of pages that are then on the stack.
  var depth: Int

  /// An action of the browser.
  enum Act: String, Codable {
    /// Wait for changes.
    case wait
    /// Press one of the buttons of the page.
    case press
    /// Press one of the buttons of the dialog.
    case answer
    /// Press the back button of the page.
    case back
    /// Go back in the browser's history.
    case history
  }
}
