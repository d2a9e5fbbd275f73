// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a browser sent as an event, read on whatever thread.
package struct ReadEvent: Sendable {
  /// The event; nothing if it is none.
  let event: WebEvent?

  /// Reads an event.
  package init(_ path: String) { event = WebEvent(path) }
}
