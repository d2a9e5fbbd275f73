// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One step of a session, as the client is told of it.
public struct WebFrame: Hashable, Sendable {
  /// The version of the session after the step, counted from 1.
  public let version: Int
  /// The message, a line of JSON.
  public let text: String
}
