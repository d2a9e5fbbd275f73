// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The answer to an event.
public struct WebAnswer: Sendable {
  /// The outcome of the event.
  public let outcome: Outcome
  /// The frames that the client does not show yet, if the event contained its version.
  public let frames: [WebFrame]

  /// The outcome of an event.
  public enum Outcome: Hashable, Sendable {
    /// The event was carried out.
    case accepted
    /// The text is not an event.
    case malformed
    /// The number of the event is not greater than that of an event before.
    case replayed
    /// The row, dialog or page of the event does not exist any more.
    case gone
  }
}
