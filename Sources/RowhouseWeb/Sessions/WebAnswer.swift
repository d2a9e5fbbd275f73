// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The answer to an event.
public struct WebAnswer: Sendable {
  /// The outcome of the event.
  public let outcome: Outcome
  /// The messages that the client does not show yet, if the event contained its version.
  public let messages: [SessionMessage]

  /// The outcome of an event.
  public enum Outcome: Hashable, Sendable {
    /// The event was performed.
    case accepted
    /// The text is not an event.
    case malformed
    /// The number of the event is not greater than that of an earlier event.
    case replayed
    /// The row, dialog, or page of the event no longer exists.
    case gone
  }
}
