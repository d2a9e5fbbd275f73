// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The event that a session has performed most recently.
struct LastEvent {
  var number = 0
  /// The hash of the form of the event, or `nil` if a script has sent the event.
  var form: Int?
  /// The screen that the event has left, if it was a typed value, until the press that follows it.
  ///
  /// A click leaves the field, so the browser reports the value and then the press of a row that the user sees on this
  /// screen.
  var leftScreen: WebScreen?
}
