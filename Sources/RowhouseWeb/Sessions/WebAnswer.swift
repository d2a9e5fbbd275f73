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
    /// An event that was carried out.
    case accepted
    /// A text that is not an event.
    case malformed
    /// An event whose number is not greater than that of an earlier event.
    case replayed
    /// An event whose row, dialog or page no longer exists.
    case gone
  }
}
